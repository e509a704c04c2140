/**
 * An operator asked what faults earlier versions have left in an upload's masked dataset: judges it, and stores
 * the findings.
 */

import { judgeDataset } from '@cgdx/core/export/recheck/judge-dataset.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { linesOfFile, readManifest } from '../pool/dataset.ts';
import { findUpload } from '../pool/upload.ts';
import { findRechecked, recheckNow, recordRecheck } from './recheck.ts';

const detailSchema = z.object({ uploadHash: z.string() });
/** The time reserved at the end of a run to store its progress. */
const reserveMs = 30_000;

export const handler = handled(
  async (event: EventBridgeEvent<string, unknown>, context?: Context): Promise<{ judged: boolean }> => {
    const { uploadHash } = detailSchema.parse(event.detail);
    const upload = await findUpload(uploadHash);
    const known = await findRechecked(uploadHash);
    // The event may come twice.
    if (!upload || !known || upload.withdrawnAt !== undefined || recheckNow(known)) return { judged: false };
    const { files } = await readManifest(upload);
    const judgement = await judgeDataset(
      {
        platform: platformOfPool(upload.dataPoolId),
        files: files.map(({ name }) => name),
        linesOf: (file) => linesOfFile(upload, file),
      },
      {
        tagger: loadNameTagger(),
        isTimeOver: () => (context?.getRemainingTimeInMillis() ?? reserveMs + 1) < reserveMs,
      },
    );
    return { judged: await recordRecheck(uploadHash, judgement) };
  },
);
