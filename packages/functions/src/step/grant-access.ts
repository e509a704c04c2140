/** Purchase, step 2: gives the buyer all of the uploads; if that is impossible, the payment is refunded. */
import { grantAccess } from '@cgdx/workflows/step.ts';
import { isWithdrawn, uploadWithdrawn } from '../payment/withdrawn-upload.ts';
import { giveAccess } from '../store/access.ts';
import { changePurchase, type Failure, type Purchase, readPurchase } from '../store/purchase.ts';
import { findUploads } from '../store/upload.ts';
import { step } from './step.ts';

const boughtAlready: Failure = {
  code: 'BoughtAlready',
  message: 'You had bought one of these uploads already; you get your money back.',
};

/** @returns why access cannot be given; undefined if it was given */
async function give({ purchaseId, userSub, uploads = [] }: Purchase): Promise<Failure | undefined> {
  const hashes = uploads.map(({ uploadHash }) => uploadHash);
  const found = await findUploads(hashes);
  if (found.length < hashes.length || found.some(isWithdrawn)) return uploadWithdrawn;
  return (await giveAccess(userSub, purchaseId, hashes)) ? undefined : boughtAlready;
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
