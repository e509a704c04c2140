/** Releases, in the contract, the payment of a purchase whose buyer has the data: its pool's owner may have it. */
import { blockNumber } from '../chain/node/chain-query.ts';
import { capturedSales } from '../payment/chain-refund.ts';
import type { Sale } from '../payment/chain-sale.ts';
import { releaseCall } from '../payment/settlement-call.ts';
import { revertOf, sendAsSettler } from '../payment/settler-call.ts';
import { changePurchase, type Purchase } from '../store/purchase.ts';
import { chain } from '../wiring.ts';

/** The contract's errors that say that nothing is held any more: it was released, or its holding time has passed. */
const isOver = (revert: string | undefined): boolean =>
  revert === 'PurchaseClosed' || revert === 'HeldTooLittle';

export interface Release {
  readonly purchaseId: string;
  readonly sale: Sale;
  readonly data: string;
}

/**
 * Looks what the contract still holds, and notes it if that is nothing.
 * @returns the calls that are to be made
 */
export async function releasesDue(purchase: Purchase): Promise<Release[]> {
  const { purchaseId } = purchase;
  const newest = await blockNumber();
  const due: Release[] = [];
  let isConfirmed = true;
  for (const sale of await capturedSales(purchase)) {
    const data = await releaseCall(sale);
    if (isOver(await revertOf(data, newest - chain().confirmations))) continue;
    isConfirmed = false;
    // Released, and not confirmed: the next sweep sees it. Any other revert, as in a pause, may pass.
    if ((await revertOf(data, newest)) === undefined) due.push({ purchaseId, sale, data });
  }
  if (isConfirmed) await changePurchase(purchaseId, ['completed'], { state: 'completed' });
  return due;
}

/**
 * Sends them one after the other without waiting for any to be mined.
 * @param firstNonce the settler's next nonce
 * @returns how many the node has taken; the next sweep makes the others
 */
export async function sendReleases(due: readonly Release[], firstNonce: number): Promise<number> {
  for (const [at, release] of due.entries()) {
    const { refusal } = await sendAsSettler({ ...release, nonce: firstNonce + at });
    // Those that follow would wait for this one.
    if (refusal !== undefined) return at;
  }
  return due.length;
}
