/** The operators' queue of contributions that wait for a decision. */
import { z } from 'zod';
import { id, poolId, quality, time } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { nextCursor, pageQuery, withReason } from './field.ts';

const decisionSchema = z.enum(['accepted', 'refused']);
export type Decision = z.infer<typeof decisionSchema>;

export const reviewSchema = z
  .object({
    reviewId: id.describe('The name of the contribution’s execution.'),
    state: z.enum(['open', ...decisionSchema.options]),
    dataPoolId: poolId,
    quality,
    earlier: z
      .array(z.string())
      .describe('Names of the executions of other people’s uploads of the same account or data.'),
    doubts: z
      .array(z.string())
      .optional()
      .describe('What speaks against the export, a sentence each; absent if nothing does.'),
    createdAt: time,
    decidedAt: time.optional(),
    decidedBy: z.string().optional().describe('Subject of the operator; `nobody` if it expired.'),
  })
  .meta({ id: 'Review', description: 'A contribution that waits for an operator, or that one has decided.' });
export type Review = z.infer<typeof reviewSchema>;

const sharedWalletSchema = z
  .object({
    walletHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('The hash that stands for the wallet, whose address is not shown: 64 hex digits.'),
    people: z.number().int().describe('How many people have linked it, at most 100; never who they are.'),
    sharedSince: time.describe('When the second person linked it.'),
  })
  .meta({ id: 'SharedWallet', description: 'A wallet that several people have linked.' });
export type SharedWallet = z.infer<typeof sharedWalletSchema>;

export const reviewRoutes = {
  'GET /operator/reviews': {
    summary: 'Everything that waits for a decision, page by page.',
    query: pageQuery,
    answers: {
      200: z.object({
        reviews: z.array(reviewSchema).describe('Oldest first.'),
        sharedWallets: z.array(sharedWalletSchema).describe('Latest first.'),
        cursor: nextCursor.describe('What the next page of both is asked with; absent on the last one.'),
      }),
    },
    errors: [],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
  'POST /operator/reviews/{reviewId}': {
    summary: 'Decides. The same decision again changes nothing, another is refused.',
    path: z.object({ reviewId: reviewSchema.shape.reviewId }),
    body: withReason.extend({ decision: decisionSchema.describe('`accepted` or `refused`.') }),
    answers: { 200: reviewSchema.describe('The review as decided.') },
    errors: ['NotFound', 'AlreadyDecided'],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
