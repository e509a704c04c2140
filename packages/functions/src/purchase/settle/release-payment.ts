/**
 * Releases the payment of a purchase whose buyer has the data, so that its pool's owner may withdraw it from
 * the contract.
 */

import { blockNumber, findReceipt, minedCount } from '../../chain/node/chain-query.ts';
import { chain } from '../../ground/links.ts';
import { fail } from '../../ground/log/log.ts';
import { checkLease, type Lease } from '../../ground/table/lease.ts';
import { capturedSales } from '../on-chain/captured-sale.ts';
import type { Sale } from '../on-chain/chain-sale.ts';
import { changePurchase, type Purchase } from '../record/purchase.ts';
import { isSurelyHeld } from './holding-time.ts';
import { releaseCall } from './settlement-call.ts';
import { revertOf, sendAsSettler } from './settler-call.ts';
import { untilMined } from './settler-lease.ts';

/**
 * Whether the contract's error means that nothing is held any more: it was released, or its holding time has
 * passed.
 */
const isOver = (revert: string | undefined): boolean =>
  revert === 'PurchaseClosed' || revert === 'HeldTooLittle';

export interface Release {
  readonly purchaseId: string;
  readonly sale: Sale;
  readonly data: string;
}

/**
 * Reads what the contract still holds for a purchase, and records it if that is nothing.
 * @returns the calls to make
 */
export async function releasesDue(purchase: Purchase): Promise<Release[]> {
  const { purchaseId, transactionHash = '' } = purchase;
  if (!(await isSurelyHeld(purchase))) {
    // The chain lost the payment long after it was confirmed: an operator has to look, and the alarm counts
    // this line.
    if (!(await findReceipt(transactionHash))) fail('purchase.payment-lost', { purchaseId, transactionHash });
    // The payment becomes the owner's without a release, at most a week later.
    await changePurchase(purchaseId, ['completed'], { state: 'completed' });
    return [];
  }
  const sales = await capturedSales(purchase);
  const newest = await blockNumber();
  const due: Release[] = [];
  let isConfirmed = true;
  for (const { sale } of sales) {
    const data = await releaseCall(sale);
    if (isOver(await revertOf(data, newest - chain().confirmations))) continue;
    isConfirmed = false;
    // A call that reverts as released was made but is not confirmed: the next sweep sees it. Any other revert,
    // as in a pause, may pass.
    if ((await revertOf(data, newest)) === undefined) due.push({ purchaseId, sale, data });
  }
  if (isConfirmed) await changePurchase(purchaseId, ['completed'], { state: 'completed' });
  return due;
}

/** Two blocks or more are mined in this time. */
const minedWithinMs = 30_000;

/**
 * Sends all releases without waiting for each to be mined, and at the end waits for the last one.
 * @param lease of the settler; the releases take its next nonces
 * @returns how many the node has accepted; the next sweep makes the others
 * @throws the first failure, after all were tried
 */
export async function sendReleases(due: readonly Release[], lease: Lease): Promise<number> {
  const firstNonce = await minedCount(chain().settler);
  const failures: unknown[] = [];
  const hashes: string[] = [];
  for (const release of due) {
    try {
      await checkLease(lease);
      const { hash, refusal } = await sendAsSettler({ ...release, nonce: firstNonce + hashes.length });
      // The following releases would wait for this one's nonce.
      if (refusal !== undefined) break;
      hashes.push(hash);
    } catch (error) {
      // The next release takes this one's nonce. If this one was sent after all, the node refuses the next.
      failures.push(error);
    }
  }
  const last = hashes.at(-1);
  if (last !== undefined) await untilMined(last, minedWithinMs);
  if (failures.length > 0) throw failures[0];
  return hashes.length;
}
