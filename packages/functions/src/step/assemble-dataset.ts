/** Purchase, step 3: puts what was bought into one archive. A repetition makes the same archive. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { assembleDataset } from '@cgdx/workflows/step.ts';
import { archiveOf } from '../data-zip/archive.ts';
import { purchasedFiles } from '../data-zip/purchased-files.ts';
import { readPurchase } from '../store/purchase.ts';
import { writePurchaseFile } from '../store/purchase-file.ts';
import { findUploads } from '../store/upload.ts';
import { step } from './step.ts';

export const handler = step(assembleDataset, async ({ purchaseId }) => {
  const { uploads = [], createdAt } = await readPurchase(purchaseId);
  const found = await findUploads(uploads.map(({ uploadHash }) => uploadHash));
  invariant(found.length === uploads.length, 'every upload that a buyer was given exists');
  const { sizeBytes, chunks } = await archiveOf(await purchasedFiles(found), new Date(createdAt));
  await writePurchaseFile(purchaseId, chunks, sizeBytes);
  return { bytes: sizeBytes };
});
