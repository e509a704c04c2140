/** Makes the headers and the body of a webhook message, signed as Standard Webhooks specifies. */
import { Webhook as Signer } from 'standardwebhooks';
import { secretOf, type Webhook } from './webhook.ts';

export interface Message {
  /** The same at each attempt, so that a receiver can recognise a message that it has handled. */
  readonly id: string;
  readonly body: string;
}

/** @param at the time of the event, ISO 8601 */
export const bodyOf = (type: string, at: string, data: object): string =>
  JSON.stringify({ type, timestamp: at, data });

/** @param now the time of this attempt: receivers refuse an old one */
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
