/** What a command says of an error, to a person and to a program. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly advice?: string | undefined;
}

/** Errors of ours have a code and advice; of any other there is its name and what it says. */
export function failureOf(error: unknown): Failure {
  if (error instanceof MarketError) return error;
  const message = error instanceof Error ? error.message || error.name : String(error);
  return { code: error instanceof Error ? error.name : 'Unknown', message };
}
