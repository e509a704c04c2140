/** The operators' one queue: contributions that wait for a decision, what people ask, and what is worth a look. */
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

const askedSchema = requestSchema
  .extend({
    userHash,
    executionId: z
      .string()
      .optional()
      .describe('Of an appeal: the execution of the contribution that was refused.'),
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
        cursor: nextCursor.describe('What the next page of all three is asked with; absent on the last one.'),
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
  'POST /operator/requests/{requestId}': {
    summary:
      'Answers what a person asked; they read `reason`. A refund that is accepted is made by the next sweep. The same decision again changes nothing, another is refused.',
    path: z.object({ requestId: requestSchema.shape.requestId }),
    body: withReason.extend({ decision: decisionSchema.describe('`accepted` or `refused`.') }),
    answers: { 200: askedSchema.describe('The request as answered.') },
    errors: ['NotFound', 'AlreadyDecided'],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
