/** Card payments: a server in Stripe's place, which tells the API what happens there; or the real Stripe. */

import { join } from 'node:path';
import { admitLoopback } from '@cgdx/aws/process/admit.ts';
import { startStripeServer } from '@cgdx/stripe-server/stripe-server.ts';
import { stripeWebhookPath } from '@cgdx/workflows/wiring/stripe.ts';
import { putWebhook } from '../provision/stripe-webhook.ts';
import { realStripe, type StripeAccount } from '../stripe-account.ts';
import type { Frame } from './frame.ts';

export type Stripe = StripeAccount;

/**
 * @param secretKey what our own server asks for
 * @param apiUrl of this cloud, which hears its events
 */
export async function bringUpStripe(
  { at, isPage, listening, onNotice, parts }: Frame,
  secretKey: string,
  apiUrl: string,
): Promise<Stripe> {
  const real = realStripe(process.env);
  if (real !== undefined) return real;
  const directory = at('stripe');
  const { url } = parts.keep(
    await listening('stripe', (port) =>
      startStripeServer({
        port,
        directory,
        secretKey,
        admit: admitLoopback({ allowsOrigin: isPage, hasPages: true }),
        log: onNotice,
      }),
    ),
  );
  const webhookSecret = await putWebhook({
    serverUrl: url,
    secretKey,
    file: join(directory, 'webhook.json'),
    url: apiUrl + stripeWebhookPath,
  });
  return { apiUrl: url, secretKey, webhookSecret };
}
