/** Accepted uploads: a person's own, and a pool's. */
import { z } from 'zod';
import {
  anyPoolId,
  contributionId,
  day,
  id,
  poolId,
  quality,
  root,
  time,
  transactionHash,
  uploadHash,
  uploadHashInPath,
  wei,
} from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const ownUploadSchema = z
  .object({
    uploadHash,
    dataQualityScore: quality,
    rewardClaimed: z.boolean().describe('Whether `rewardState` is `claimed`.'),
    dataPoolId: poolId,
    timestamp: time,
    rewardState: z
      .enum(['unclaimed', 'claiming', 'claimed', 'forfeited'])
      .describe('The state of the reward; `forfeited`: the upload was withdrawn before it was claimed.'),
    rewardWei: wei,
    contributionId,
    leafIndex: z.number().int().describe('The index of its leaf in the Merkle tree.'),
    root,
    transactionHash,
    payoutId: id.optional().describe('The payout that has reserved or paid the reward.'),
    withdrawnAt: time
      .optional()
      .describe(
        'When the caller withdrew the upload or the market recalled it; from then on it is not sold. ISO 8601, UTC.',
      ),
  })
  .meta({ id: 'OwnUpload', description: 'An accepted upload, as its contributor sees it.' });
export type OwnUpload = z.infer<typeof ownUploadSchema>;

const poolUpload = z
  .object({
    uploadHash,
    dataQualityScore: quality,
    price: z.number().describe('The price in CGDX.'),
    dataPoolId: poolId,
    timestamp: time,
    records: z
      .number()
      .int()
      .optional()
      .describe(
        'The number of records of all kinds; absent for uploads accepted before this number was stored.',
      ),
    firstDay: day.optional().describe('The first day of its records, if they have times.'),
    lastDay: day.optional().describe('The last day of its records, if they have times.'),
    kinds: z
      .record(z.string(), z.number().int())
      .optional()
      .describe(
        'The number of records by kind; this field and the next two are absent for uploads accepted before they were stored.',
      ),
    columns: z
      .object({
        filled: z.number().int().describe('The number of columns with at least one value, over all kinds.'),
        of: z.number().int().describe('The number of columns of all kinds.'),
      })
      .optional()
      .describe('How many columns of the upload have values.'),
    languages: z
      .array(z.string())
      .optional()
      .describe('The languages of the contributor’s own texts, BCP 47; empty if they are not disclosed.'),
    yours: z
      .enum(['contributed', 'bought'])
      .optional()
      .describe('Why the caller cannot buy the upload: they contributed it, or have bought it already.'),
  })
  .meta({ id: 'PoolUpload', description: 'An upload as buyers see it, without its contributor.' });

/** The uploads on one page of a pool's list. */
export const mostListed = 1_000;

export const uploadRoutes = {
  'GET /upload/{username}': {
    summary: 'The caller’s accepted uploads.',
    path: z.object({ username: z.string().describe('The caller’s own subject, username or e-mail.') }),
    answers: { 200: z.array(ownUploadSchema).describe('Newest first.') },
    errors: ['NotYours'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /upload/datapool/{poolId}': {
    summary: 'The uploads that a pool sells.',
    path: z.object({ poolId: anyPoolId }),
    query: z.object({
      after: uploadHashInPath
        .optional()
        .describe('The last upload of the previous page; the first page by default.'),
    }),
    answers: {
      200: z
        .array(poolUpload)
        .describe('A page of uploads, newest first, at most 1,000; the last page has fewer.'),
    },
    errors: ['NotFound', 'InvalidUploadHash'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
