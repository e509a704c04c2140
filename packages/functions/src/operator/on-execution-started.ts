/**
 * An execution has started, or goes on after a redrive: records its subject, its person and its state for
 * operators.
 */
import { contributionInput, payoutInput, purchaseInput } from '@cgdx/workflows/step.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { handled } from '../ground/handler/handled.ts';
import { workflowArn } from '../ground/links.ts';
import { correlationOf } from '../ground/log/correlation.ts';
import { correlate } from '../ground/log/log.ts';
import { isLate, noteStarted } from '../ground/workflow/standing.ts';
import { findPurchase } from '../purchase/record/purchase.ts';
import { indexExecution, type Subject } from './page/execution-index.ts';

const detailSchema = z.object({
  name: z.string(),
  executionArn: z.string(),
  stateMachineArn: z.string(),
  redriveCount: z.number().int().default(0),
  /** Unix ms. */
  startDate: z.number(),
  input: z.string(),
});

const ofUser = (userSub: string): Subject => `user#${userHashOf(userSub)}`;

async function subjectsOf(
  machine: string,
  input: unknown,
): Promise<{ workflow: WorkflowName; subjects: readonly Subject[] }> {
  if (machine === workflowArn('ContributionWorkflow')) {
    const { userSub, contributionId } = contributionInput.parse(input);
    return {
      workflow: 'ContributionWorkflow',
      subjects: [ofUser(userSub), `contribution#${contributionId}`],
    };
  }
  if (machine === workflowArn('PayoutWorkflow'))
    return { workflow: 'PayoutWorkflow', subjects: [ofUser(payoutInput.parse(input).userSub)] };
  const purchase = await findPurchase(purchaseInput.parse(input).purchaseId);
  return { workflow: 'PurchaseWorkflow', subjects: purchase ? [ofUser(purchase.userSub)] : [] };
}

export const handler = handled(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  const { name, executionArn, stateMachineArn, startDate, redriveCount, input } = detailSchema.parse(
    event.detail,
  );
  const about: unknown = JSON.parse(input);
  correlate(correlationOf(about));
  const { workflow, subjects } = await subjectsOf(stateMachineArn, about);
  const startedAt = new Date(startDate).toISOString();
  const { name: id, define } = workflows[workflow];
  const { StartAt: state } = define((fn) => fn);
  await Promise.all([
    ...subjects.map((subject) => indexExecution(subject, { workflow: id, name, startedAt })),
    noteStarted({ execution: executionArn, startedAt, redrives: redriveCount, state }, isLate(event.time)),
  ]);
});
