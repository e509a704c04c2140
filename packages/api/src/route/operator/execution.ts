/** Executions: search, details, redrive and stop. */
import { z } from 'zod';
import { id, uploadHashInPath } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import {
  durationMs,
  errorName,
  executionId,
  nextCursor,
  pageQuery,
  references,
  time,
  userHash,
  withReason,
  workflow,
} from './field.ts';
import { executionStatus } from './workflow.ts';

const executionSchema = z
  .object({
    workflow,
    executionId,
    status: executionStatus.describe('`failed`, `timed-out` and `aborted` can be redriven.'),
    startedAt: time,
    endedAt: time.optional(),
    redrives: z.number().int().describe('How often it was redriven.'),
    error: errorName.optional().describe('With which error it ended, if it did not succeed.'),
  })
  .meta({ id: 'Execution', description: 'An execution of a workflow.' });
export type Execution = z.infer<typeof executionSchema>;

const attemptSchema = z.object({
  startedAt: time,
  endedAt: time.optional(),
  durationMs: durationMs.optional(),
  outcome: z.enum(['running', 'succeeded', 'failed', 'timed-out', 'aborted']),
  error: errorName.optional(),
});

const stepSchema = z
  .object({
    state: z.string().describe('The state of the definition.'),
    type: z.string().describe('The state’s type.'),
    item: z.number().int().optional().describe('Which item of a Map it worked on, from 0.'),
    startedAt: time,
    endedAt: time.optional(),
    durationMs: durationMs.optional(),
    outcome: z
      .enum(['running', 'succeeded', 'caught', 'failed', 'aborted'])
      .describe('`caught`: it failed, and the definition says how to go on.'),
    attempts: z.array(attemptSchema).describe('Calls of its function: more than one if it was retried.'),
    input: references,
    output: references,
    error: errorName.optional(),
    waitsFor: z.string().optional().describe('What it waits for at the moment, one sentence.'),
  })
  .meta({ id: 'ExecutionStep', description: 'One time that an execution was in a state.' });
export type ExecutionStep = z.infer<typeof stepSchema>;

const possible = z.object({
  isPossible: z.boolean(),
  why: z.string().optional().describe('Why it is not possible, or what to know before: one sentence.'),
});

const lookedIntoSchema = executionSchema
  .extend({
    redrivenAt: time.optional().describe('When it was redriven last.'),
    about: references.describe('What it is about, from its input: references alone.'),
    path: z.array(z.string()).describe('The states that it entered, in order.'),
    steps: z.array(stepSchema).describe('In the order in which they began.'),
    isWhole: z.boolean().describe('False if only the first 2,000 events of its history were read.'),
    redrive: possible
      .extend({ how: z.enum(['redrive', 'new-execution']).optional() })
      .describe('`new-execution`: it is too old to go on, so another begins with the same input.'),
    stop: possible.describe('Whether it can be stopped.'),
  })
  .meta({ id: 'ExecutionDetail', description: 'An execution with its steps.' });
export type ExecutionDetail = z.infer<typeof lookedIntoSchema>;

const executionPath = z.object({ workflow, executionId });
const outcomeSchema = z
  .object({
    workflow,
    executionId: executionId.describe('The execution that works on it now: a new one if it was restarted.'),
    outcome: z.enum(['redriven', 'restarted', 'refused']).describe('What was done.'),
    code: z.string().optional().describe('Why it was refused.'),
    message: z.string().optional().describe('Why it was refused, one sentence.'),
  })
  .meta({ id: 'Redrive', description: 'What became of an execution that an operator wanted to go on.' });
export type RedriveOutcome = z.infer<typeof outcomeSchema>;

export const executionRoutes = {
  'GET /operator/executions': {
    summary:
      'Executions, newest first: of a workflow, or of one contribution, payout, purchase, upload or person. An empty list if none fits.',
    query: pageQuery.extend({
      workflow: workflow.optional().describe('The workflow; needed unless a thing or a person is named.'),
      status: executionStatus.optional().describe('Only those with this status.'),
      state: z
        .string()
        .max(80)
        .optional()
        .describe(
          'Only those that run and are at this state of `workflow`, or were stopped there by a failure.',
        ),
      contributionId: id.optional().describe('Of this contribution.'),
      payoutId: id.optional().describe('Of this payout.'),
      purchaseId: id.optional().describe('Of this purchase.'),
      uploadHash: uploadHashInPath.optional().describe('Of this upload: its contribution and its payouts.'),
      userHash: userHash.optional().describe('Of the person with this hash.'),
    }),
    answers: { 200: z.object({ executions: z.array(executionSchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/operator/operator-route.test.ts',
  },
  'GET /operator/executions/{workflow}/{executionId}': {
    summary: 'One execution with the path that it took and each step.',
    path: executionPath,
    answers: { 200: lookedIntoSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/operator/operator-route.test.ts',
  },
  'POST /operator/executions/{workflow}/{executionId}/redrive': {
    summary:
      'Lets a failed execution go on from the state that failed; if a contribution’s is too old, begins another with the same input; those of payouts and purchases are left to their sweeps.',
    path: executionPath,
    body: withReason,
    answers: { 200: outcomeSchema },
    errors: ['NotFound', 'ExecutionRunning', 'ExecutionSucceeded', 'NothingLeft', 'LeftToSweep'],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
  'POST /operator/redrives': {
    summary: 'Does the same with many; what is refused stops none of the others.',
    body: withReason.extend({
      executions: z.array(executionPath).min(1).max(50).describe('1 to 50 executions.'),
    }),
    answers: { 200: z.object({ results: z.array(outcomeSchema).describe('In the same order.') }) },
    errors: [],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
  'POST /operator/executions/{workflow}/{executionId}/stop': {
    summary: 'Stops a running execution. A sweep lets payouts and purchases go on within five minutes.',
    path: executionPath,
    body: withReason,
    answers: { 200: executionSchema.describe('The execution as it is now.') },
    errors: ['NotFound', 'ExecutionEnded'],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
