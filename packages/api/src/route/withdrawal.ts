/** Withdrawing an upload: its contributor takes it off sale for good, and gets a receipt. */
import { z } from 'zod';
import { poolId, quality, root, time, transactionHash, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const withdrawalSchema = z
  .object({
    receiptNumber: z.string().describe('The number on the receipt.'),
    uploadHash,
    dataPoolId: poolId,
    dataQualityScore: quality,
    contributedAt: time,
    withdrawnAt: time.describe('When the upload went off sale, for cards and wallets alike. ISO 8601, UTC.'),
    datasetDeletedAt: time
      .optional()
      .describe(
        'When all versions of its masked dataset were deleted; absent while the deletion runs. ISO 8601, UTC.',
      ),
    reward: z
      .enum(['forfeited', 'claimable', 'being-paid', 'paid'])
      .describe(
        'The state of its reward: `forfeited` if it was not claimed, `claimable` if the market recalled the upload; a claim in progress continues.',
      ),
    rewardWei: wei,
    leafIndex: z.number().int().describe('The index of its leaf, which stays in the Merkle tree.'),
    root,
    transactionHash,
    recalled: z
      .string()
      .optional()
      .describe('For a recall, the faults in the dataset, which the market caused.'),
    retired: z
      .string()
      .optional()
      .describe('For a removal without a fault in the dataset, the reason for it.'),
  })
  .meta({
    id: 'Withdrawal',
    description:
      'The receipt of a withdrawn upload. The upload’s hash stays on the chain, and earlier buyers keep their copies.',
  });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalRoutes = {
  'POST /withdrawals': {
    summary:
      'Withdraws an upload of the caller, for good. A repeated call changes nothing and returns the same receipt.',
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
