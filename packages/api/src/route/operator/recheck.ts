/** The recheck of masked datasets: what earlier versions of the readers and the masking have left in them. */
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
        '`waiting`: it is being judged, ask again. `cannot-tell`: the dataset alone does not say; nothing is withdrawn for it.',
      ),
    faults: z
      .array(
        recheckFaultSchema.extend({
          records: recheckFaultSchema.shape.records.describe('The kind of the records.'),
          isSure: recheckFaultSchema.shape.isSure.describe('False if the dataset alone cannot tell.'),
          count: recheckFaultSchema.shape.count.describe('How many records, dates or texts have it.'),
          of: recheckFaultSchema.shape.of.describe('Of how many.'),
        }),
      )
      .describe('What was found, by kind of record; never a word of the dataset.'),
    isWhole: z.boolean().describe('False while it is judged, or if it was too large to be read to its end.'),
    buyers: z.number().int().describe('How many have bought it and have access.'),
  })
  .meta({
    id: 'RecheckedUpload',
    description: 'An upload on sale, and what a recheck of its dataset found.',
  });
export type RecheckedUpload = z.infer<typeof recheckedSchema>;

export const recheckRoutes = {
  'GET /operator/rechecks': {
    summary:
      'The uploads on sale, pool by pool. Each that was not judged by today’s rules is judged meanwhile.',
    query: pageQuery,
    answers: { 200: z.object({ uploads: z.array(recheckedSchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/withdrawal/recheck.full.test.ts',
  },
  'POST /operator/rechecks/{uploadHash}/recall': {
    summary:
      'Takes an upload with a sure fault off sale for good, tells its contributor and its buyers, and refunds them. Again changes nothing.',
    path: z.object({ uploadHash: uploadHashInPath }),
    body: withReason,
    answers: {
      200: z.object({
        uploadHash,
        withdrawnAt: time.describe('From then on it is not sold. ISO 8601, UTC.'),
        faults: z.string().describe('The sentence about its faults that its contributor and buyers read.'),
        buyers: z.number().int().describe('How many get their money back.'),
      }),
    },
    errors: ['InvalidUploadHash', 'NotFound', 'NotFaulty'],
    provedBy: 'functions/src/withdrawal/recheck.full.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
