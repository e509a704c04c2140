/**
 * Webhooks of people: one item each, without its secret, which is derived from a key of the stage and stored
 * nowhere.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { type Webhook as Shown, type WebhookType, webhookTypes } from '@cgdx/api/route/webhook.ts';
import { z } from 'zod';
import { secret } from '../ground/links.ts';
import { absent, isBelow, present } from '../ground/table/expression.ts';
import { addOnce, change, findItem, remove, tryChange, write } from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';

const webhookSchema = z.object({
  webhookId: z.string(),
  userSub: z.string(),
  url: z.string(),
  types: z.array(z.enum(webhookTypes)),
  createdAt: z.string(),
  /** Present if it receives events of all uploads: the hash key of the index of these webhooks. */
  told: z.literal('uploads').optional(),
  lastDeliveredAt: z.string().optional(),
  lastFailure: z.object({ at: z.string(), reason: z.string() }).optional(),
  pausedAt: z.string().optional(),
  /** Unix ms of the last test. */
  testedAtMs: z.number().optional(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const table = 'WebhookTable';

export const toShown = ({ userSub: _who, told: _told, testedAtMs: _at, ...webhook }: Webhook): Shown =>
  webhook;

/** Returns the signing secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const secretOf = ({ webhookId }: Pick<Webhook, 'webhookId'>): string =>
  `whsec_${createHmac('sha256', secret('WebhookKey')).update(`webhook ${webhookId}`).digest('base64')}`;

export async function makeWebhook(
  userSub: string,
  { url, types }: { readonly url: string; readonly types: readonly WebhookType[] },
): Promise<Webhook> {
  const webhook = {
    ...{ webhookId: randomUUID(), userSub, url, types: [...new Set(types)] },
    createdAt: new Date().toISOString(),
    ...(types.some((type) => type.startsWith('upload.')) && { told: 'uploads' as const }),
  };
  await addOnce(table, webhook);
  return webhook;
}

export const findWebhook = (webhookId: string): Promise<Webhook | undefined> =>
  findItem(table, { webhookId }, webhookSchema);

/** Returns a person's webhooks, newest first. */
export const webhooksOfPerson = (userSub: string): Promise<Webhook[]> =>
  listItems(table, { userSub }, { index: 'byUser', schema: webhookSchema, newestFirst: true });

/** Returns the webhooks that receive events of all uploads. */
export const webhooksOfUploads = (): Promise<Webhook[]> =>
  listItems(table, { told: 'uploads' }, { index: 'byTold', schema: webhookSchema });

export const removeWebhook = (webhookId: string): Promise<void> => write(remove(table, { webhookId }));

const isThere = { webhookId: present };

/** Records a successful delivery; a paused webhook becomes active. */
export const noteDelivered = (webhookId: string, at: string): Promise<boolean> =>
  tryChange(
    change(
      table,
      { webhookId },
      { set: { lastDeliveredAt: at }, unset: ['lastFailure', 'pausedAt'], onlyIf: isThere },
    ),
  );

export const noteFailed = (webhookId: string, at: string, reason: string): Promise<boolean> =>
  tryChange(change(table, { webhookId }, { set: { lastFailure: { at, reason } }, onlyIf: isThere }));

export const pauseWebhook = (webhookId: string, at: string): Promise<boolean> =>
  tryChange(change(table, { webhookId }, { set: { pausedAt: at }, onlyIf: isThere }));

const testEveryMs = 5_000;

/**
 * @returns false if a test was sent in the last five seconds, which limits the requests that a person can make
 * us send
 */
export const noteTest = ({ webhookId, testedAtMs }: Webhook, nowMs: number): Promise<boolean> =>
  tryChange(
    change(
      table,
      { webhookId },
      {
        set: { testedAtMs: nowMs },
        onlyIf: { testedAtMs: testedAtMs === undefined ? absent : isBelow(nowMs - testEveryMs) },
      },
    ),
  );
