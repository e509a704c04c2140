/** Withdrawing an upload: its contributor takes it off sale for good, and gets a receipt. */
import { z } from 'zod';
import { poolId, quality, root, time, transactionHash, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const withdrawalSchema = z
  .object({
    receiptNumber: z.string().describe('Stands on the receipt.'),
    uploadHash,
    dataPoolId: poolId,
    dataQualityScore: quality,
    contributedAt: time,
    withdrawnAt: time.describe('From then on it is not sold, whichever way a buyer pays. ISO 8601, UTC.'),
    datasetDeletedAt: time
      .optional()
      .describe(
        'When its masked dataset was deleted, every version of it; absent while that is under way. ISO 8601, UTC.',
      ),
    reward: z
      .enum(['forfeited', 'claimable', 'being-paid', 'paid'])
      .describe(
        'What became of its reward: `forfeited` if it was not claimed, `claimable` if we recalled it; a claim that was under way goes on.',
      ),
    rewardWei: wei,
    leafIndex: z.number().int().describe('The index of its leaf, which stays in the Merkle tree.'),
    root,
    transactionHash,
    recalled: z
      .string()
      .optional()
      .describe('If it was not the contributor: what we found wrong in its data, by a fault of ours.'),
    retired: z
      .string()
      .optional()
      .describe('If it was not the contributor, and its data has no fault: why we sell it no more.'),
  })
  .meta({
    id: 'Withdrawal',
    description:
      'The receipt of a withdrawn upload. Its hash stays on the chain, and whoever bought it before keeps their copy.',
  });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalRoutes = {
  'POST /withdrawals': {
    summary:
      'Withdraws an upload of the caller, for good. Again changes nothing and returns the same receipt.',
    body: z.object({ uploadHash }),
    answers: { 200: withdrawalSchema },
    errors: ['InvalidUploadHash', 'NotFound'],
    provedBy: 'functions/src/withdrawal/withdraw-upload.test.ts',
  },
  'GET /withdrawals': {
    summary: 'The receipts of the caller’s withdrawn uploads.',
    answers: { 200: z.array(withdrawalSchema).describe('Newest first.') },
    errors: [],
    provedBy: 'functions/src/withdrawal/withdraw-upload.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
