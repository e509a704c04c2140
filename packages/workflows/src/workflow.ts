/** The workflows: their definitions as data, and the words that rules use for their names. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { contributionWorkflow } from './contribution-workflow.ts';
import { payoutWorkflow } from './payout-workflow.ts';
import { purchaseWorkflow } from './purchase-workflow.ts';
import type { ArnOf, Definition } from './state.ts';
import type { WorkflowName } from './wiring/function/fn.ts';

export const workflows: Readonly<
  Record<WorkflowName, { name: WorkflowId; define: (arnOf: ArnOf) => Definition }>
> = {
  ContributionWorkflow: { name: 'contribution', define: contributionWorkflow },
  PayoutWorkflow: { name: 'payout', define: payoutWorkflow },
  PurchaseWorkflow: { name: 'purchase', define: purchaseWorkflow },
};
