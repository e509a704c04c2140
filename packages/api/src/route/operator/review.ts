/** The operators' queue: contributions that wait for a decision, requests of people, and shared wallets. */
import { z } from 'zod';
import { id, poolId, quality, time } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { requestSchema } from '../request.ts';
import { nextCursor, pageQuery, userHash, withReason } from './field.ts';

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
      .describe('The executions of other people’s uploads that have the same account or the same data.'),
    doubts: z
      .array(z.string())
      .optional()
      .describe('A sentence for each doubt about the export; absent if there is none.'),
    createdAt: time,
    decidedAt: time.optional(),
    decidedBy: z
      .string()
      .optional()
      .describe('The subject of the operator who decided; `nobody` if the review expired.'),
  })
  .meta({ id: 'Review', description: 'A contribution that waits for an operator’s decision, or has one.' });
export type Review = z.infer<typeof reviewSchema>;

const sharedWalletSchema = z
  .object({
    walletHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('The hash that stands for the wallet, whose address is not shown: 64 hex digits.'),
    people: z.number().int().describe('The number of people who have linked the wallet, at most 100.'),
    sharedSince: time.describe('When a second person linked the wallet.'),
  })
  .meta({ id: 'SharedWallet', description: 'A wallet that several people have linked.' });
export type SharedWallet = z.infer<typeof sharedWalletSchema>;

const askedSchema = requestSchema
  .extend({
    userHash,
    executionId: z.string().optional().describe('For an appeal, the execution of the refused contribution.'),
  })
  .meta({ id: 'AskedRequest', description: 'A request as operators see it.' });
export type AskedRequest = z.infer<typeof askedSchema>;

export const reviewRoutes = {
  'GET /operator/reviews': {
    summary: 'Everything that waits for a decision, page by page.',
    query: pageQuery,
    answers: {
      200: z.object({
        reviews: z.array(reviewSchema).describe('Oldest first.'),
        requests: z.array(askedSchema).describe('Oldest first.'),
        sharedWallets: z.array(sharedWalletSchema).describe('Latest first.'),
        cursor: nextCursor.describe(
          'The `cursor` of the next request, for all three lists; absent on the last page.',
        ),
      }),
    },
    errors: [],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
  'POST /operator/reviews/{reviewId}': {
    summary: 'Decides a review. Repeating the same decision changes nothing; a different one is refused.',
    path: z.object({ reviewId: reviewSchema.shape.reviewId }),
    body: withReason.extend({ decision: decisionSchema.describe('`accepted` or `refused`.') }),
    answers: { 200: reviewSchema.describe('The review as decided.') },
    errors: ['NotFound', 'AlreadyDecided'],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
  'POST /operator/requests/{requestId}': {
    summary:
      'Answers a request; the person who made it reads `reason`. The next sweep makes an accepted refund. Repeating the same decision changes nothing; a different one is refused.',
    path: z.object({ requestId: requestSchema.shape.requestId }),
    body: withReason.extend({ decision: decisionSchema.describe('`accepted` or `refused`.') }),
    answers: { 200: askedSchema.describe('The request as answered.') },
    errors: ['NotFound', 'AlreadyDecided'],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
