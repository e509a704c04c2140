/** Records the subject and the person of an execution that has started, so that operators find it. */
import { contributionInput, payoutInput, purchaseInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../handled.ts';
import { indexExecution, type Subject } from '../store/execution-index.ts';
import { findPurchase } from '../store/purchase.ts';
import { userHashOf } from '../user-hash.ts';
import { workflowArn } from '../wiring.ts';

const detailSchema = z.object({
  name: z.string(),
  stateMachineArn: z.string(),
  /** Unix ms. */
  startDate: z.number(),
  input: z.string(),
});

const ofUser = (userSub: string): Subject => `user#${userHashOf(userSub)}`;

async function subjectsOf(
  machine: string,
  input: unknown,
): Promise<{ workflow: string; subjects: readonly Subject[] }> {
  if (machine === workflowArn('ContributionWorkflow')) {
    const { userSub, contributionId } = contributionInput.parse(input);
    return { workflow: 'contribution', subjects: [ofUser(userSub), `contribution#${contributionId}`] };
  }
  if (machine === workflowArn('PayoutWorkflow'))
    return { workflow: 'payout', subjects: [ofUser(payoutInput.parse(input).userSub)] };
  const purchase = await findPurchase(purchaseInput.parse(input).purchaseId);
  return { workflow: 'purchase', subjects: purchase ? [ofUser(purchase.userSub)] : [] };
}

export const handler = handled(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  const { name, stateMachineArn, startDate, input } = detailSchema.parse(event.detail);
  const { workflow, subjects } = await subjectsOf(stateMachineArn, JSON.parse(input));
  const startedAt = new Date(startDate).toISOString();
  await Promise.all(subjects.map((subject) => indexExecution(subject, { workflow, name, startedAt })));
});
