/** A workflow ended without success: say so where its owner looks; an operator can redrive it. */
import { stepNames } from '@cgdx/core/contribution/contribution.ts';
import { contributionInput, payoutInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { type ContributionKey, findContribution, recordStep } from '../store/contribution.ts';
import { findPayout, recordPayout } from '../store/payout.ts';
import { workflowArn } from '../wiring.ts';

const detailSchema = z.object({ stateMachineArn: z.string(), input: z.string() });

const note =
  'Something went wrong on our side. Your upload is safe; we have been told and will go on from here.';

async function failContribution(key: ContributionKey): Promise<void> {
  const contribution = await findContribution(key);
  if (contribution?.state !== 'running') return;
  const stopped = stepNames.find((name) => contribution.steps[name].state !== 'done');
  if (stopped) await recordStep(key, stopped, { state: 'failed', note }, { state: 'failed' });
}

async function failPayout(payoutId: string): Promise<void> {
  const payout = await findPayout(payoutId);
  // A refused payout ends its execution as failed on purpose: it has said why itself.
  if (!payout || payout.state === 'refused' || payout.state === 'settled') return;
  await recordPayout(payoutId, 'failed', {
    failure: {
      code: 'PayoutPaused',
      message:
        'Something went wrong on our side. Your reward is safe; we have been told and will go on from here.',
    },
  });
}

export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const { stateMachineArn, input } = detailSchema.parse(event.detail);
  const parsed: unknown = JSON.parse(input);
  if (stateMachineArn === workflowArn('ContributionWorkflow'))
    await failContribution(contributionInput.parse(parsed));
  else await failPayout(payoutInput.parse(parsed).payoutId);
}
