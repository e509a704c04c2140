/** Purchase, step 2: gives the buyer all of the uploads; if that is impossible, the payment is refunded. */
import { grantAccess } from '@cgdx/workflows/step.ts';
import { step } from '../../ground/workflow/step.ts';
import { findAccess, giveAccess } from '../../pool/access.ts';
import { findUploads } from '../../pool/upload.ts';
import { changePurchase, type Failure, isFinal, type Purchase, readPurchase } from '../record/purchase.ts';
import { notYet } from '../record/verdict.ts';
import { isWithdrawn, withdrawalFailure } from '../record/withdrawn-upload.ts';
import { isOffSale, poolClosed } from './closed-pool.ts';

const boughtAlready: Failure = {
  code: 'BoughtAlready',
  message: 'You had bought one of these uploads already; you get your money back.',
};

/** @returns why access cannot be given; undefined if it was given */
async function give(purchase: Purchase): Promise<Failure | undefined> {
  const { purchaseId, userSub, uploads = [] } = purchase;
  const hashes = uploads.map(({ uploadHash }) => uploadHash);
  const found = await findUploads(hashes);
  if (found.length < hashes.length || found.some(isWithdrawn)) return withdrawalFailure(found);
  if (await isOffSale(purchase)) return poolClosed;
  const wanted = isFinal(purchase) ? await missing(purchase, hashes) : hashes;
  if (await giveAccess(userSub, purchaseId, wanted)) return undefined;
  if (!isFinal(purchase)) return boughtAlready;
  throw accessTaken();
}

const accessTaken = () => notYet({ code: 'AccessTaken', message: 'Another purchase was faster.' });

/**
 * Returns the uploads that the buyer has by no other purchase. A payment that cannot be refunded gives access
 * even if an upload was bought twice.
 * @throws MarketError while another purchase that has one of them may still be refunded, and lose it
 */
async function missing({ purchaseId, userSub }: Purchase, hashes: readonly string[]): Promise<string[]> {
  const had = (await findAccess(userSub, hashes)).filter((access) => access.purchaseId !== purchaseId);
  const others = await Promise.all([...new Set(had.map((access) => access.purchaseId))].map(readPurchase));
  if (others.some(({ state }) => state !== 'granted' && state !== 'completed')) throw accessTaken();
  return hashes.filter((hash) => !had.some(({ uploadHash }) => uploadHash === hash));
}

export const handler = step(grantAccess, async ({ purchaseId }) => {
  const purchase = await readPurchase(purchaseId);
  if (purchase.state === 'paid') {
    const failure = await give(purchase);
    await changePurchase(
      purchaseId,
      ['paid'],
      failure ? { state: 'to-refund', failure } : { state: 'granted' },
    );
  }
  const { state } = await readPurchase(purchaseId);
  return { outcome: state === 'granted' || state === 'completed' ? 'granted' : 'to-refund' };
});
