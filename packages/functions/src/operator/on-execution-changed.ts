/** A workflow failed, or an operator redrove it: records this in the item that its owner sees. */
import { contributionInput, payoutInput, purchaseInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { orderOf, recordContribution } from '../contribution/record-contribution.ts';
import { handled } from '../ground/handler/handled.ts';
import { workflowArn } from '../ground/links.ts';
import { correlationOf } from '../ground/log/correlation.ts';
import { correlate } from '../ground/log/log.ts';
import { recordPause } from '../purchase/record/purchase.ts';
import { attemptOf } from '../purchase/record/purchase-id.ts';
import { recordRedrive, recordStop } from '../reward/record/payout.ts';
import { paused } from '../reward/record/payout-paused.ts';

const detailSchema = z.object({
  name: z.string(),
  stateMachineArn: z.string(),
  status: z.string(),
  redriveCount: z.number().int().default(0),
  input: z.string(),
  /** Milliseconds since 1970; null while it runs. */
  stopDate: z.number().nullish(),
});
type Detail = z.infer<typeof detailSchema>;

/**
 * A refused payout ends its execution as failed on purpose, and has recorded the reason itself, so it is not
 * changed here.
 */
async function recordPayoutWorkflow(payoutId: string, detail: Detail): Promise<void> {
  const order = orderOf(detail);
  // The first run's steps record the payout's outcome themselves.
  if (order === 0) return;
  if (detail.status === 'RUNNING') await recordRedrive(payoutId, order, paused.code);
  else await recordStop(payoutId, order, paused);
}

export const handler = handled(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  const detail = detailSchema.parse(event.detail);
  const input: unknown = JSON.parse(detail.input);
  correlate(correlationOf(input));
  if (detail.stateMachineArn === workflowArn('ContributionWorkflow')) {
    await recordContribution(contributionInput.parse(input), detail);
  } else if (detail.stateMachineArn === workflowArn('PurchaseWorkflow')) {
    const { purchaseId } = purchaseInput.parse(input);
    // A start is not recorded here: only a stop and a redrive.
    if (orderOf(detail) === 0) return;
    const attempt = attemptOf(detail.name);
    await recordPause({ purchaseId, attempt }, detail.status !== 'RUNNING', orderOf(detail));
  } else {
    await recordPayoutWorkflow(payoutInput.parse(input).payoutId, detail);
  }
});
