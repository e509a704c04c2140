/** Removes messages from errors: a message may hold personal data, since parsers quote what they could not read. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** Returns only the stack frames, each a file and a line of ours, without the message above them. */
export const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));

/** Returns the error with its name and origin but without its message; errors of ours stay as they are. */
export function discreetError(error: unknown): Error {
  if (error instanceof MarketError) return error;
  const name = error instanceof Error ? error.name : 'UnknownError';
  const discreet = new Error('An unexpected error happened; the stack says where.');
  discreet.name = name === 'Error' ? 'UnexpectedError' : name;
  discreet.stack = `${discreet.name}: ${discreet.message}\n${error instanceof Error ? framesOf(error).join('\n') : ''}`;
  return discreet;
}
