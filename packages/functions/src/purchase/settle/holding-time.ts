/** Says whether the contract still holds a payment for certain. */
import { blockNumber, blockTime, findReceipt } from '../../chain/node/chain-query.ts';
import type { Purchase } from '../record/purchase.ts';

/** The contract holds a payment for the rest of its window of a week and for the whole next one. A call may be mined late. */
const surelyHeldSeconds = 7 * 86_400 - 6 * 3_600;

/**
 * A release of a payment that is no longer held would take another one of the same buyer and pool, which could then not be
 * refunded any more: the contract counts what a buyer has paid in one sum.
 * @returns false if the payment's week is over, or the node does not know the transaction
 */
export async function isSurelyHeld({ transactionHash = '' }: Purchase): Promise<boolean> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt) return false;
  const paidAt = await blockTime(receipt.blockNumber);
  const now = await blockTime(await blockNumber());
  return paidAt !== null && now !== null && now - paidAt < surelyHeldSeconds;
}
