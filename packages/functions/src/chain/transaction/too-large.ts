/** Tells a transaction that is larger than a node takes, or needs more gas than a block has: fewer claims are sent then. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

const code = 'TransactionTooLarge';
/** As go-ethereum (from 128 kB on), Frontier and anvil say it. */
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
