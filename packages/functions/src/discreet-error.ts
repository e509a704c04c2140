/** An exception's message is treated as personal data: parsers quote what they could not read. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** Only frames, each a file and a line of ours: never the message that stands above them. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .join('\n');

/** The same error with its name and where it came from, without what it said; ours pass as they are. */
export function discreetError(error: unknown): Error {
  if (error instanceof MarketError) return error;
  const name = error instanceof Error ? error.name : 'UnknownError';
  const discreet = new Error('Something we did not expect happened; the stack says where.');
  discreet.name = name === 'Error' ? 'UnexpectedError' : name;
  discreet.stack = `${discreet.name}: ${discreet.message}\n${error instanceof Error ? framesOf(error) : ''}`;
  return discreet;
}
