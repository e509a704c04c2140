/** Says whether the contract certainly still holds a payment. */
import { blockNumber, blockTime, findReceipt } from '../../chain/node/chain-query.ts';
import type { Purchase } from '../record/purchase.ts';

/**
 * The contract holds a payment for the rest of its weekly window and the whole next one. Six hours are left for
 * a call that is mined late.
 */
const surelyHeldSeconds = 7 * 86_400 - 6 * 3_600;

/**
 * Releasing a payment that is no longer held would release another one of the same buyer and pool, since the
 * contract adds up what a buyer has paid; that other payment could then not be refunded.
 * @returns false if the payment's week is over, or the node does not know the transaction
 */
export async function isSurelyHeld({ transactionHash = '' }: Purchase): Promise<boolean> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt) return false;
  const paidAt = await blockTime(receipt.blockNumber);
  const now = await blockTime(await blockNumber());
  return paidAt !== null && now !== null && now - paidAt < surelyHeldSeconds;
}
