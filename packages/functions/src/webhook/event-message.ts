/**
 * Decides which webhooks receive a message of an event, and its content: ids and what a pool lists publicly,
 * never the contributor or buyer.
 */
import type { WebhookType } from '@cgdx/api/route/webhook.ts';
import { z } from 'zod';
import { findUpload } from '../pool/upload.ts';
import { findPurchase } from '../purchase/record/purchase.ts';
import { type Webhook, webhooksOfPerson, webhooksOfUploads } from './webhook.ts';

export interface EventMessage {
  readonly type: WebhookType;
  /** The id of the purchase or upload; the same if the event is delivered again. */
  readonly subject: string;
  readonly data: object;
  readonly webhooks: readonly Webhook[];
}

type Content = Omit<EventMessage, 'type'>;

const about = z.object({ purchaseId: z.string().optional(), uploadHash: z.string().optional() });

async function purchaseMessage(purchaseId: string): Promise<Content | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.state !== 'completed') return undefined;
  const { rail, keyId, uploads = [], completedAt } = purchase;
  return {
    subject: purchaseId,
    data: { purchaseId, rail, keyId, completedAt, uploadHashes: uploads.map(({ uploadHash }) => uploadHash) },
    webhooks: await webhooksOfPerson(purchase.userSub),
  };
}

/** Returns undefined unless the bank of a saved card still waits for its owner's confirmation. */
async function confirmationMessage(purchaseId: string): Promise<Content | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.state !== 'awaiting-payment' || purchase.authenticateBy === undefined) return undefined;
  const { keyId, authenticateBy } = purchase;
  return {
    subject: purchaseId,
    data: { purchaseId, keyId, authenticateBy },
    webhooks: await webhooksOfPerson(purchase.userSub),
  };
}

async function uploadMessage(uploadHash: string, isWithdrawn: boolean): Promise<Content | undefined> {
  const upload = await findUpload(uploadHash);
  // A late event has a message only if the upload is still in the state that the event reports.
  if (upload === undefined || (upload.withdrawnAt !== undefined) !== isWithdrawn) return undefined;
  const { dataPoolId, quality, records, firstDay, lastDay, kinds, withdrawnAt, isRecalled } = upload;
  return {
    subject: uploadHash,
    data: isWithdrawn
      ? { uploadHash, dataPoolId, withdrawnAt, recalled: isRecalled === true }
      : { uploadHash, dataPoolId, quality, records, firstDay, lastDay, kinds },
    webhooks: await webhooksOfUploads(),
  };
}

/** @returns undefined for an event without a message */
export async function eventMessageOf(eventType: string, detail: unknown): Promise<EventMessage | undefined> {
  const { purchaseId, uploadHash } = about.parse(detail ?? {});
  const found = async (type: WebhookType, content: Promise<Content | undefined>) => {
    const message = await content;
    if (message === undefined) return undefined;
    const webhooks = message.webhooks.filter(
      ({ types, pausedAt }) => types.includes(type) && pausedAt === undefined,
    );
    return { ...message, type, webhooks };
  };
  if (eventType === 'purchase.completed' && purchaseId !== undefined)
    return found('purchase.completed', purchaseMessage(purchaseId));
  if (eventType === 'purchase.confirmation-asked' && purchaseId !== undefined)
    return found('purchase.confirmation-asked', confirmationMessage(purchaseId));
  if (uploadHash === undefined) return undefined;
  if (eventType === 'contribution.completed')
    return found('upload.available', uploadMessage(uploadHash, false));
  if (eventType === 'upload.withdrawn') return found('upload.withdrawn', uploadMessage(uploadHash, true));
  return undefined;
}
