/** A message as its receiver gets it, signed by Standard Webhooks. */
import { Webhook as Signer } from 'standardwebhooks';
import { secretOf, type Webhook } from './webhook.ts';

export interface Message {
  /** The same each time that it is sent: its receiver knows by it what it has handled. */
  readonly id: string;
  readonly body: string;
}

/** @param at of what happened, ISO 8601 */
export const bodyOf = (type: string, at: string, data: object): string =>
  JSON.stringify({ type, timestamp: at, data });

/** @param now of this delivery: receivers refuse an old one */
export function signedMessage(webhook: Pick<Webhook, 'webhookId'>, { id, body }: Message, now: Date) {
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Signer(secretOf(webhook)).sign(id, now, body),
    },
    body,
  };
}
