/** A command's message about an error, for a person and for a program. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly advice?: string | undefined;
}

/** A MarketError has a code and advice; any other error has only its name and message. */
export function failureOf(error: unknown): Failure {
  if (error instanceof MarketError) return error;
  const message = error instanceof Error ? error.message || error.name : String(error);
  return { code: error instanceof Error ? error.name : 'Unknown', message };
}
