/** A contribution was completed, or the clock has struck: counts the upload in its pool, and publishes what is due. */
import { parsePoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { addSummary, loadSummary, removeSummary } from '../pool/summary.ts';
import { findUpload } from '../pool/upload.ts';
import { publishDue } from './publish-due.ts';

/** The clock's events name no upload. */
const detailSchema = z.object({ uploadHash: z.string().optional() });

async function countUpload(uploadHash: string): Promise<string | undefined> {
  const upload = await findUpload(uploadHash);
  if (upload === undefined || upload.withdrawnAt !== undefined) return upload?.dataPoolId;
  const summary = await loadSummary(upload.datasetPrefix);
  if (summary === undefined) return upload.dataPoolId;
  await addSummary(upload, summary);
  // A withdrawal that came between has found nothing to delete.
  const now = await findUpload(uploadHash);
  if (now?.withdrawnAt !== undefined) await removeSummary(now, now.withdrawnAt);
  return upload.dataPoolId;
}

export const handler = handled(
  async (event: EventBridgeEvent<string, unknown>): Promise<{ published: number }> => {
    const { uploadHash } = detailSchema.parse(event.detail ?? {});
    const named = uploadHash === undefined ? undefined : parsePoolId((await countUpload(uploadHash)) ?? '');
    const pools = uploadHash === undefined ? poolIds : named ? [named] : [];
    let published = 0;
    for (const pool of pools) published += Number(await publishDue(pool));
    return { published };
  },
);
