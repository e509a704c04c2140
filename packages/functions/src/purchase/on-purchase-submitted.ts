/** Starts a purchase, once per submission, when a buyer reports a payment in CGDX. */
import { purchaseInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { startWorkflow } from '../ground/workflow/workflow.ts';
import { purchaseExecution } from './record/purchase-id.ts';

const detailSchema = z.object({
  purchaseId: z.string(),
  transactionHash: z.string(),
  attempt: z.number().int().positive(),
});

export const handler = handled(
  async (event: EventBridgeEvent<'purchase.submitted', unknown>): Promise<void> => {
    const { purchaseId, transactionHash, attempt } = detailSchema.parse(event.detail);
    const input = purchaseInput.parse({ purchaseId, paymentReference: transactionHash });
    await startWorkflow('PurchaseWorkflow', purchaseExecution({ purchaseId, attempt }), input);
  },
);
