/** Card payments: a server in Stripe's place that sends its events to the API, or the real Stripe. */

import { admitLoopback } from '@cgdx/aws/process/admit.ts';
import { startStripeServer } from '@cgdx/stripe/stripe-server.ts';
import { stripeWebhookPath } from '@cgdx/workflows/wiring/stripe.ts';
import type { PartContext } from '../context/part-context.ts';
import { realStripe, type StripeAccount } from '../link/stripe-account.ts';
import { putWebhooks } from '../provision/stripe-webhook.ts';

/** S$10,000 of play money, so that bank payouts work before any card has paid. */
const openingCents = 1_000_000;
/** Stripe's fees for domestic cards. */
const feesInSingapore = { rate: 0.034, perCharge: 50, perDispute: 1_500 };

/**
 * @param secretKey the key that the local server requires
 * @param apiUrl the URL of this cloud's API, which receives the events
 */
export async function bringUpStripe(
  { at, isPage, listening, onNotice, parts }: PartContext,
  secretKey: string,
  apiUrl: string,
): Promise<StripeAccount> {
  const real = realStripe(process.env);
  if (real !== undefined) return real;
  const directory = at('stripe');
  const { url } = parts.keep(
    await listening('stripe', (port) =>
      startStripeServer({
        port,
        directory,
        secretKey,
        openingCents,
        fees: feesInSingapore,
        admit: admitLoopback({ allowsOrigin: isPage, hasPages: true }),
        log: onNotice,
      }),
    ),
  );
  const webhookSecret = await putWebhooks({
    serverUrl: url,
    secretKey,
    directory,
    url: apiUrl + stripeWebhookPath,
  });
  return { apiUrl: url, secretKey, webhookSecret };
}
