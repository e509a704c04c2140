/** Starts a purchase, once, when Stripe reports that its checkout session was paid. */
import { purchaseInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../../ground/handler/handled.ts';
import { startWorkflow } from '../../ground/workflow/workflow.ts';
import { purchaseExecution } from '../record/purchase-id.ts';

const detailSchema = z.object({ purchaseId: z.string(), checkoutSessionId: z.string() });

export const handler = handled(
  async (event: EventBridgeEvent<'checkout.completed', unknown>): Promise<void> => {
    const { purchaseId, checkoutSessionId } = detailSchema.parse(event.detail);
    const input = purchaseInput.parse({ purchaseId, paymentReference: checkoutSessionId });
    await startWorkflow('PurchaseWorkflow', purchaseExecution({ purchaseId, attempt: 1 }), input);
  },
);
