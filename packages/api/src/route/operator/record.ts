/** Contributions, payouts and purchases by state, without personal data. */
import { stepNames } from '@cgdx/core/contribution/contribution.ts';
import { contributionSchema } from '@cgdx/core/contribution/contribution-schema.ts';
import { meterSchema } from '@cgdx/core/contribution/meter-schema.ts';
import { z } from 'zod';
import { id, transactionHash, uploadHash, wei } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { payoutSchema } from '../payout.ts';
import { purchaseStates } from '../purchase.ts';
import { countOf, executionId, nextCursor, pageQuery, time, userHash } from './field.ts';

export const contributionState = contributionSchema.shape.state;
export const payoutState = payoutSchema.shape.state;
export const purchaseState = z.enum(purchaseStates);

const code = z.string().describe('The reason, as a stable code.');
const shared = {
  userHash,
  executionId: executionId.describe('The latest execution for this record.'),
  code: code.optional().describe('Why the record was refused, stopped or waits, as a stable code.'),
  createdAt: time,
  updatedAt: time,
};

const contributionRecord = z
  .object({
    ...shared,
    contributionId: id
      .optional()
      .describe('The contribution; absent if a program chose an id that is not a UUID.'),
    state: contributionState,
    dataPoolId: z.string().describe('The data pool; `unknown` if no pool has that name.'),
    step: z.enum(stepNames).optional().describe('The current step; absent once the contribution has ended.'),
    sizeBytes: z.number().describe('The total size of all files.'),
    quality: z.number().int().optional().describe('The quality, 0 to 10; absent until it is scored.'),
    meter: meterSchema.optional().describe('Present once the upload is masked; a profile has none.'),
    uploadHash: uploadHash.optional(),
    rewardWei: wei.optional(),
    leafIndex: z.number().int().optional().describe('The index of its leaf in the Merkle tree.'),
    transactionHash: transactionHash.optional(),
  })
  .meta({ id: 'ContributionRecord', description: 'A contribution as operators see it.' });
export type ContributionRecord = z.infer<typeof contributionRecord>;

const payoutRecord = z
  .object({
    ...shared,
    payoutId: id.describe('The payout.'),
    ...payoutSchema.pick({
      state: true,
      rail: true,
      dataPoolId: true,
      uploadHash: true,
      amountWei: true,
      amountCents: true,
      transactionHash: true,
      transferId: true,
    }).shape,
  })
  .meta({ id: 'PayoutRecord', description: 'A payout as operators see it.' });
export type PayoutRecord = z.infer<typeof payoutRecord>;

const purchaseRecord = z
  .object({
    ...shared,
    purchaseId: id.describe('The purchase.'),
    state: purchaseState,
    rail: z.enum(['card', 'cgdx']),
    attempt: z.number().int().describe('The number of executions that were started for the purchase.'),
    isPaused: z.boolean().describe('True if a failure stopped its execution; a sweep resumes it.'),
    uploads: z.number().int().describe('The number of uploads that were bought; 0 until it is known.'),
    captured: z
      .array(z.object({ dataPoolId: z.string(), currency: z.enum(['CGDX', 'SGD']), amount: z.string() }))
      .describe('The verified payment for each pool; empty until it is verified.'),
    transactionHash: transactionHash.optional(),
    dispute: z.enum(['open', 'won', 'partly-lost', 'lost']).optional(),
  })
  .meta({ id: 'PurchaseRecord', description: 'A purchase as operators see it.' });
export type PurchaseRecord = z.infer<typeof purchaseRecord>;

const provedBy = 'functions/src/operator/operator-route.test.ts';
const listedBy = 'functions/src/operator/view/records.test.ts';

export const recordRoutes = {
  'GET /operator/counts': {
    summary: 'How many contributions, payouts and purchases are in each state.',
    answers: {
      200: z.object({
        contributions: z
          .array(countOf(contributionState))
          .describe('The contributions in each state; counted up to 1,000.'),
        payouts: z.array(countOf(payoutState)).describe('The payouts in each state; counted up to 1,000.'),
        purchases: z
          .array(countOf(purchaseState))
          .describe('The purchases in each state; counted up to 1,000.'),
        countedAt: time.describe('When the counts were made; they are cached for 15 seconds.'),
      }),
    },
    errors: [],
    provedBy,
  },
  'GET /operator/contributions': {
    summary: 'Contributions in a state, newest first.',
    query: pageQuery.extend({ state: contributionState }),
    answers: { 200: z.object({ contributions: z.array(contributionRecord), cursor: nextCursor }) },
    errors: [],
    provedBy,
  },
  'GET /operator/payouts': {
    summary: 'Payouts in a state, newest first.',
    query: pageQuery.extend({ state: payoutState }),
    answers: { 200: z.object({ payouts: z.array(payoutRecord), cursor: nextCursor }) },
    errors: [],
    provedBy: listedBy,
  },
  'GET /operator/purchases': {
    summary: 'Purchases in a state, newest first.',
    query: pageQuery.extend({ state: purchaseState }),
    answers: { 200: z.object({ purchases: z.array(purchaseRecord), cursor: nextCursor }) },
    errors: [],
    provedBy: listedBy,
  },
} as const satisfies Record<string, RouteSchema>;
