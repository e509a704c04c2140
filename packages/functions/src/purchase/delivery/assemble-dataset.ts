/** Purchase, step 3: puts the bought uploads into one archive. A repetition makes the same archive. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { assembleDataset } from '@cgdx/workflows/step.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { step } from '../../ground/workflow/step.ts';
import { readPoolTable } from '../../pool/pool-table.ts';
import { findUploads, type Upload } from '../../pool/upload.ts';
import { changePurchase, readPurchase } from '../record/purchase.ts';
import { isWithdrawn, withdrawalFailure } from '../record/withdrawn-upload.ts';
import { archiveOf } from './archive.ts';
import { findPurchaseFile, writePurchaseFile } from './purchase-file.ts';
import { purchasedFiles } from './purchased-files.ts';

/** A withdrawn upload's dataset is deleted: a buyer who does not have it by then is refunded. */
async function endWithdrawn(purchaseId: string, uploads: readonly Upload[]) {
  const isRecalled = uploads.some((upload) => upload.isRecalled === true);
  const file = isRecalled ? undefined : await findPurchaseFile(purchaseId);
  if (file) return { outcome: 'assembled' as const, bytes: file.sizeBytes };
  await changePurchase(purchaseId, ['granted'], { state: 'to-refund', failure: withdrawalFailure(uploads) });
  return { outcome: 'to-refund' as const };
}

export const handler = step(assembleDataset, async ({ purchaseId }) => {
  const { state, uploads = [], createdAt } = await readPurchase(purchaseId);
  // An operator has ordered the refund because this step could not end.
  if (state === 'to-refund' || state === 'refunded') return { outcome: 'to-refund' as const };
  const found = await findUploads(uploads.map(({ uploadHash }) => uploadHash));
  invariant(found.length === uploads.length, 'every upload that was bought exists');
  if (found.some(isWithdrawn)) return endWithdrawn(purchaseId, found);
  const pools = [...new Set(found.map(({ dataPoolId }) => dataPoolId))].sort();
  const tables = await mapConcurrently(pools, (pool) => readPoolTable(pool, createdAt));
  const files = await purchasedFiles(found, tables, createdAt);
  const bytes = await writePurchaseFile(purchaseId, archiveOf(files, new Date(createdAt)));
  return { outcome: 'assembled' as const, bytes };
});
