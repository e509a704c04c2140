/** A contribution was completed, or the clock has struck: counts the upload with its platform, and publishes what is due. */
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { addSummary, loadSummary, removeSummary } from '../pool/summary.ts';
import { findUpload } from '../pool/upload.ts';
import { publishDue } from './publish-due.ts';

/** The clock's events name no upload. */
const detailSchema = z.object({ uploadHash: z.string().optional() });

async function countUpload(uploadHash: string): Promise<PlatformId | undefined> {
  const upload = await findUpload(uploadHash);
  if (upload === undefined) return undefined;
  const platform = platformOfPool(upload.dataPoolId);
  if (upload.withdrawnAt !== undefined) return platform;
  const summary = await loadSummary(upload.datasetPrefix);
  if (summary === undefined) return platform;
  await addSummary(upload, summary);
  // A withdrawal that came between has found nothing to delete.
  const now = await findUpload(uploadHash);
  if (now?.withdrawnAt !== undefined) await removeSummary(now, now.withdrawnAt);
  return platform;
}

export const handler = handled(
  async (event: EventBridgeEvent<string, unknown>): Promise<{ published: number }> => {
    const { uploadHash } = detailSchema.parse(event.detail ?? {});
    const named = uploadHash === undefined ? undefined : await countUpload(uploadHash);
    const pools = uploadHash === undefined ? platformIds : named ? [named] : [];
    let published = 0;
    for (const pool of pools) published += Number(await publishDue(pool));
    return { published };
  },
);
