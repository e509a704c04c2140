/** The recheck of masked datasets: it looks for faults that earlier versions of the readers and the masking left in them. */
import { recheckFaultSchema } from '@cgdx/core/export/recheck/recheck-fault-schema.ts';
import { z } from 'zod';
import { poolId, uploadHash, uploadHashInPath } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { nextCursor, pageQuery, time, withReason } from './field.ts';

const recheckedSchema = z
  .object({
    uploadHash,
    dataPoolId: poolId,
    createdAt: time,
    verdict: z
      .enum(['waiting', 'clean', 'faulty', 'cannot-tell'])
      .describe(
        '`waiting`: the recheck runs, ask again. `cannot-tell`: the dataset alone does not show whether it is faulty; it is not recalled for that.',
      ),
    faults: z
      .array(
        recheckFaultSchema.extend({
          records: recheckFaultSchema.shape.records.describe('The kind of the records.'),
          isSure: recheckFaultSchema.shape.isSure.describe(
            'False if the dataset alone does not prove the fault.',
          ),
          count: recheckFaultSchema.shape.count.describe('How many records, dates or texts have the fault.'),
          of: recheckFaultSchema.shape.of.describe(
            'The number of records, dates or texts that were checked.',
          ),
        }),
      )
      .describe('The faults by kind of record, without any text of the dataset.'),
    isWhole: z
      .boolean()
      .describe('False while the recheck runs, or if the dataset was too large to be read to its end.'),
    buyers: z.number().int().describe('The number of buyers who have access to the upload.'),
  })
  .meta({
    id: 'RecheckedUpload',
    description: 'An upload on sale with the result of its recheck.',
  });
export type RecheckedUpload = z.infer<typeof recheckedSchema>;

export const recheckRoutes = {
  'GET /operator/rechecks': {
    summary:
      'The uploads on sale, pool by pool. The request starts a recheck of each upload on the page that the current rules have not judged yet.',
    query: pageQuery,
    answers: { 200: z.object({ uploads: z.array(recheckedSchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/withdrawal/recheck.full.test.ts',
  },
  'POST /operator/rechecks/{uploadHash}/recall': {
    summary:
      'Takes an upload with a sure fault off sale for good, notifies its contributor and its buyers, and refunds the buyers. A repeated call changes nothing.',
    path: z.object({ uploadHash: uploadHashInPath }),
    body: withReason,
    answers: {
      200: z.object({
        uploadHash,
        withdrawnAt: time.describe('When the upload went off sale. ISO 8601, UTC.'),
        faults: z.string().describe('The sentence about its faults that its contributor and buyers read.'),
        buyers: z.number().int().describe('The number of buyers who are refunded.'),
      }),
    },
    errors: ['InvalidUploadHash', 'NotFound', 'NotFaulty'],
    provedBy: 'functions/src/withdrawal/recheck.full.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
