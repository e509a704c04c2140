/**
 * Recognises a node's refusal of a transaction that is too large for it, or needs more gas than a block has.
 * Fewer claims are sent then.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';

const code = 'TransactionTooLarge';
/** The wordings of go-ethereum (from 128 kB on), Frontier and anvil. */
const said =
  /oversized data|transaction (is )?too (large|big)|size limit|exceeds (the )?(block gas limit|allowance)|exhausts? block limits/i;

export const isTooLarge = (error: unknown): boolean => error instanceof MarketError && error.code === code;

/** @param refusal what the node said @throws MarketError TransactionTooLarge if it says that */
export function assertNotTooLarge(refusal: string): void {
  if (said.test(refusal))
    throw new MarketError('unavailable', code, 'The chain takes no transaction of that size.', {
      cause: new Error(refusal),
    });
}
