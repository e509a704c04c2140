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
    redrives: z.number().int().describe('How often the execution was redriven.'),
    error: errorName.optional().describe('The error that ended the execution, if it did not succeed.'),
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
    state: z.string().describe('The name of the state in the definition.'),
    type: z.string().describe('The state’s type.'),
    item: z.number().int().optional().describe('The index of the Map’s item, from 0.'),
    startedAt: time,
    endedAt: time.optional(),
    durationMs: durationMs.optional(),
    outcome: z
      .enum(['running', 'succeeded', 'caught', 'failed', 'aborted'])
      .describe('`caught`: the state failed, and a catcher of the definition handled the error.'),
    attempts: z.array(attemptSchema).describe('The calls of its function; several if it was retried.'),
    input: references,
    output: references,
    error: errorName.optional(),
    waitsFor: z.string().optional().describe('What the step waits for at the moment, one sentence.'),
  })
  .meta({ id: 'ExecutionStep', description: 'One visit of an execution to a state.' });
export type ExecutionStep = z.infer<typeof stepSchema>;

const possible = z.object({
  isPossible: z.boolean(),
  why: z
    .string()
    .optional()
    .describe('Why the action is not possible, or what to consider first; one sentence.'),
});

const detailSchema = executionSchema
  .extend({
    redrivenAt: time.optional().describe('When the execution was last redriven.'),
    about: references.describe('The references in the execution’s input.'),
    path: z.array(z.string()).describe('The states that the execution entered, in order.'),
    steps: z.array(stepSchema).describe('In the order in which they began.'),
    isWhole: z.boolean().describe('False if only the first 2,000 events of its history were read.'),
    redrive: possible
      .extend({ how: z.enum(['redrive', 'new-execution']).optional() })
      .describe(
        'Whether it can be redriven. `new-execution`: it is too old for a redrive, so a new execution begins with the same input.',
      ),
    stop: possible.describe('Whether it can be stopped.'),
  })
  .meta({ id: 'ExecutionDetail', description: 'An execution with its steps.' });
export type ExecutionDetail = z.infer<typeof detailSchema>;

const executionPath = z.object({ workflow, executionId });
const outcomeSchema = z
  .object({
    workflow,
    executionId: executionId.describe(
      'The execution that does the work now; a new one if the outcome is `restarted`.',
    ),
    outcome: z.enum(['redriven', 'restarted', 'refused']).describe('What the redrive did.'),
    code: z.string().optional().describe('Why the redrive was refused, as a stable code.'),
    message: z.string().optional().describe('Why the redrive was refused, one sentence.'),
  })
  .meta({ id: 'Redrive', description: 'The outcome of an operator’s redrive.' });
export type RedriveOutcome = z.infer<typeof outcomeSchema>;

export const executionRoutes = {
  'GET /operator/executions': {
    summary:
      'Executions, newest first: of a workflow, or of one contribution, payout, purchase, upload or person. The list is empty if none matches.',
    query: pageQuery.extend({
      workflow: workflow
        .optional()
        .describe(
          'The workflow; required unless another parameter names a contribution, payout, purchase, upload or person.',
        ),
      status: executionStatus.optional().describe('Only executions with this status.'),
      state: z
        .string()
        .max(80)
        .optional()
        .describe('Only executions that run and are in this state of `workflow`, or that failed in it.'),
      contributionId: id.optional().describe('Only executions of this contribution.'),
      payoutId: id.optional().describe('Only executions of this payout.'),
      purchaseId: id.optional().describe('Only executions of this purchase.'),
      uploadHash: uploadHashInPath
        .optional()
        .describe('Only executions of this upload: its contribution and its payouts.'),
      userHash: userHash.optional().describe('Only executions of the person with this hash.'),
    }),
    answers: { 200: z.object({ executions: z.array(executionSchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/operator/operator-route.test.ts',
  },
  'GET /operator/executions/{workflow}/{executionId}': {
    summary: 'One execution with its path and each step.',
    path: executionPath,
    answers: { 200: detailSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/operator/operator-route.test.ts',
  },
  'POST /operator/executions/{workflow}/{executionId}/redrive': {
    summary:
      'Redrives a failed execution from the state that failed. If an execution of a contribution is too old, a new one begins with the same input; old executions of payouts and purchases are left to their sweeps.',
    path: executionPath,
    body: withReason,
    answers: { 200: outcomeSchema },
    errors: ['NotFound', 'ExecutionRunning', 'ExecutionSucceeded', 'NothingLeft', 'LeftToSweep'],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
  'POST /operator/redrives': {
    summary: 'Redrives several executions; a refused one does not stop the others.',
    body: withReason.extend({
      executions: z.array(executionPath).min(1).max(50).describe('1 to 50 executions.'),
    }),
    answers: {
      200: z.object({
        results: z.array(outcomeSchema).describe('The outcomes, in the order of the request.'),
      }),
    },
    errors: [],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
  'POST /operator/executions/{workflow}/{executionId}/stop': {
    summary: 'Stops a running execution. A sweep resumes payouts and purchases within five minutes.',
    path: executionPath,
    body: withReason,
    answers: { 200: executionSchema.describe('The execution after the call.') },
    errors: ['NotFound', 'ExecutionEnded'],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
