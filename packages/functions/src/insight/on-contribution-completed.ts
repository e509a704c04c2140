/** Folds a completed contribution into the counts and the total of its pool. Scheduled runs publish the editions that are due. */
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { foldPerson } from '../pool/pool-count.ts';
import { countInTotal, countMissing } from '../pool/pool-total.ts';
import { addSummary, loadSummary, removeSummary } from '../pool/summary.ts';
import { findUpload } from '../pool/upload.ts';
import { publishDue } from './publish-due.ts';

/** Scheduled events name no upload. */
const detailSchema = z.object({ uploadHash: z.string().optional() });

async function countUpload(uploadHash: string): Promise<void> {
  const upload = await findUpload(uploadHash);
  if (upload === undefined || upload.withdrawnAt !== undefined) return;
  const summary = await loadSummary(upload.datasetPrefix);
  if (summary === undefined) return;
  await addSummary(upload, summary);
  // The upload may have been withdrawn before its summary was added: then nothing was deleted.
  const now = await findUpload(uploadHash);
  if (now?.withdrawnAt !== undefined) await removeSummary(now, now.withdrawnAt);
  await foldPerson(platformOfPool(upload.dataPoolId), upload.userSub);
  await countInTotal(upload);
}

async function publishAll(): Promise<number> {
  let published = 0;
  for (const platform of platformIds) {
    await countMissing(platform);
    published += Number(await publishDue(platform));
  }
  return published;
}

export const handler = handled(
  async (event: EventBridgeEvent<string, unknown>): Promise<{ published: number }> => {
    const { uploadHash } = detailSchema.parse(event.detail ?? {});
    if (uploadHash === undefined) return { published: await publishAll() };
    await countUpload(uploadHash);
    return { published: 0 };
  },
);
