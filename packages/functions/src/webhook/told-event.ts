/** Decides who is told of an event, and what: ids and what a pool lists anyway, never who contributed or bought. */
import type { WebhookType } from '@cgdx/api/route/webhook.ts';
import { z } from 'zod';
import { findUpload } from '../pool/upload.ts';
import { findPurchase } from '../purchase/record/purchase.ts';
import { type Webhook, webhooksOfPerson, webhooksOfUploads } from './webhook.ts';

export interface Told {
  readonly type: WebhookType;
  /** An event that comes again has the same. */
  readonly subject: string;
  readonly data: object;
  readonly webhooks: readonly Webhook[];
}

const about = z.object({ purchaseId: z.string().optional(), uploadHash: z.string().optional() });

async function purchaseTold(purchaseId: string): Promise<Omit<Told, 'type'> | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.state !== 'completed') return undefined;
  const { rail, keyId, uploads = [], completedAt } = purchase;
  return {
    subject: purchaseId,
    data: { purchaseId, rail, keyId, completedAt, uploadHashes: uploads.map(({ uploadHash }) => uploadHash) },
    webhooks: await webhooksOfPerson(purchase.userSub),
  };
}

/** The bank of a saved card asks its owner, who answers on the account page; told only while that is so. */
async function askedTold(purchaseId: string): Promise<Omit<Told, 'type'> | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.state !== 'awaiting-payment' || purchase.authenticateBy === undefined) return undefined;
  const { keyId, authenticateBy } = purchase;
  return {
    subject: purchaseId,
    data: { purchaseId, keyId, authenticateBy },
    webhooks: await webhooksOfPerson(purchase.userSub),
  };
}

async function uploadTold(uploadHash: string, isWithdrawn: boolean): Promise<Omit<Told, 'type'> | undefined> {
  const upload = await findUpload(uploadHash);
  // An event that comes late is told as it is now, or not at all.
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

/** @returns undefined for an event of which nobody is told */
export async function toldOf(eventType: string, detail: unknown): Promise<Told | undefined> {
  const { purchaseId, uploadHash } = about.parse(detail ?? {});
  const found = async (type: WebhookType, told: Promise<Omit<Told, 'type'> | undefined>) => {
    const what = await told;
    if (what === undefined) return undefined;
    const webhooks = what.webhooks.filter(
      ({ types, pausedAt }) => types.includes(type) && pausedAt === undefined,
    );
    return { ...what, type, webhooks };
  };
  if (eventType === 'purchase.completed' && purchaseId !== undefined)
    return found('purchase.completed', purchaseTold(purchaseId));
  if (eventType === 'purchase.confirmation-asked' && purchaseId !== undefined)
    return found('purchase.confirmation-asked', askedTold(purchaseId));
  if (uploadHash === undefined) return undefined;
  if (eventType === 'contribution.completed') return found('upload.available', uploadTold(uploadHash, false));
  if (eventType === 'upload.withdrawn') return found('upload.withdrawn', uploadTold(uploadHash, true));
  return undefined;
}
