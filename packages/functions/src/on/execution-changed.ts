/** A workflow failed, or an operator redrove it: records it where its owner looks. */
import { contributionInput, payoutInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { executionName } from '../execution-name.ts';
import { type ContributionKey, recordWorkflow } from '../store/contribution.ts';
import { forgetPendingFingerprint } from '../store/fingerprint.ts';
import { findPayout, recordPayout } from '../store/payout.ts';
import { workflowArn } from '../wiring.ts';

const detailSchema = z.object({
  stateMachineArn: z.string(),
  status: z.string(),
  redriveCount: z.number().int().default(0),
  input: z.string(),
});
type Detail = z.infer<typeof detailSchema>;

async function recordContribution(key: ContributionKey, { status, redriveCount }: Detail): Promise<void> {
  const isRunning = status === 'RUNNING';
  await recordWorkflow(key, {
    state: isRunning ? 'running' : 'failed',
    // Each redrive first runs, and then may fail.
    order: redriveCount * 2 + (isRunning ? 0 : 1),
  });
  // Data that was never judged must not block the same data; a redrive registers it again.
  if (!isRunning) await forgetPendingFingerprint(executionName(key));
}

const pausedMessage =
  'Something went wrong on our side. Your reward is safe; we have been notified and will continue from here.';

async function failPayout(payoutId: string): Promise<void> {
  const payout = await findPayout(payoutId);
  // A refused payout ends its execution as failed on purpose, and has recorded why itself.
  if (!payout || payout.state === 'refused' || payout.state === 'settled') return;
  await recordPayout(payoutId, 'failed', { failure: { code: 'PayoutPaused', message: pausedMessage } });
}

export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const detail = detailSchema.parse(event.detail);
  const input: unknown = JSON.parse(detail.input);
  if (detail.stateMachineArn === workflowArn('ContributionWorkflow')) {
    await recordContribution(contributionInput.parse(input), detail);
  } else if (detail.status !== 'RUNNING') {
    // A redriven payout records that itself, in its next step.
    await failPayout(payoutInput.parse(input).payoutId);
  }
}
