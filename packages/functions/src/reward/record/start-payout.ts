/** Starts a payout's execution, once, however often it is called. */
import { payoutInput } from '@cgdx/workflows/step.ts';
import { startWorkflow } from '../../ground/workflow/workflow.ts';
import type { Payout } from './payout.ts';
import { payoutExecution } from './payout-id.ts';

export async function startPayout(payout: Payout): Promise<void> {
  const { transactionId: payoutId, userSub, uploadHash, dataPoolId, rail } = payout;
  const input = payoutInput.parse({ payoutId, userSub, uploadHash, dataPoolId, rail });
  await startWorkflow('PayoutWorkflow', payoutExecution(payout), input);
}
