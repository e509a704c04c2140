/** A person's webhooks: registered, tested and removed on the account page. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { audited } from '../operator/audit/audited.ts';
import { recorderLog } from '../operator/audit/recorder-log.ts';
import { ownReach, refusalOfAddress, sendWebhook } from './send-webhook.ts';
import { bodyOf, signedMessage } from './signed-message.ts';
import {
  findWebhook,
  makeWebhook,
  noteDelivered,
  noteFailed,
  noteTest,
  removeWebhook,
  secretOf,
  toShown,
  type Webhook,
  webhooksOfPerson,
} from './webhook.ts';

/** The most webhooks of one person, which limits the messages that each upload causes. */
const mostWebhooks = 5;

async function ownWebhook(userSub: string, text: string): Promise<Webhook> {
  const webhook = await findWebhook(parseId(text, 'This webhook'));
  if (webhook?.userSub !== userSub) throw notFound('This webhook');
  return webhook;
}

/**
 * Operators read the audit log. It names a person by their anonymous hash, and leaves out the webhook's
 * address, which may contain a name.
 */
const actionOf = (
  userSub: string,
  action: 'webhook.register' | 'webhook.remove',
  target: string,
  reason: string,
) => ({ actor: { id: userHashOf(userSub), by: 'sign-in' as const }, action, target, reason });

export const handler = api({
  'GET /webhooks': async ({ person }) => ok({ webhooks: (await webhooksOfPerson(person.sub)).map(toShown) }),
  'POST /webhooks': async ({ person, body: { url, types } }) => {
    if ((await webhooksOfPerson(person.sub)).length >= mostWebhooks)
      throw new MarketError('conflict', 'TooManyWebhooks', `A person has at most ${mostWebhooks} webhooks.`, {
        advice: 'Remove one that you do not use any more.',
      });
    const refusal = await refusalOfAddress(url, ownReach());
    if (refusal !== undefined)
      throw new MarketError('input', 'WebhookRefused', refusal, {
        advice: 'Give an https address that is reachable from the internet.',
      });
    const webhook = await audited(
      recorderLog,
      actionOf(person.sub, 'webhook.register', 'webhook/new', 'Its owner registered it on the account page.'),
      () => makeWebhook(person.sub, { url, types }),
      ({ webhookId, types: told }) => `Webhook ${webhookId}, told of ${told.join(', ')}.`,
    );
    return ok({ webhook: toShown(webhook), secret: secretOf(webhook) });
  },
  'POST /webhooks/{webhookId}/removal': async ({ person, path }) => {
    const { webhookId } = await ownWebhook(person.sub, path.webhookId);
    const reason = 'Its owner removed it on the account page.';
    const action = actionOf(person.sub, 'webhook.remove', `webhook/${webhookId}`, reason);
    await audited(recorderLog, action, () => removeWebhook(webhookId));
    return ok({ removed: true as const });
  },
  'POST /webhooks/{webhookId}/test': async ({ person, path }) => {
    const webhook = await ownWebhook(person.sub, path.webhookId);
    const now = new Date();
    if (!(await noteTest(webhook, now.getTime())))
      throw new MarketError('busy', 'TooManyTests', 'A test was sent a moment ago.', {
        advice: 'Wait five seconds, and try again.',
        retryAfterSeconds: 5,
      });
    const at = now.toISOString();
    const message = {
      id: `msg_test_${now.getTime()}`,
      body: bodyOf('test', at, { webhookId: webhook.webhookId }),
    };
    const reason = await sendWebhook(webhook.url, signedMessage(webhook, message, now), ownReach());
    if (reason === undefined) await noteDelivered(webhook.webhookId, at);
    else await noteFailed(webhook.webhookId, at, reason);
    return ok({ delivered: reason === undefined, ...(reason !== undefined && { reason }) });
  },
});
