/** Stripe's own client, for the real Stripe and for the local server: only the address differs. */
import Stripe from 'stripe';
import { secret, stripeApiUrl } from '../ground/links.ts';

/** A call that takes longer is retried under the same idempotency key. */
const timeoutMs = 15_000;

let client: { readonly key: string; readonly stripe: Stripe } | undefined;

export function stripe(): Stripe {
  const [key, url] = [secret('StripeSecretKey'), new URL(stripeApiUrl())];
  if (client?.key === key + url.href) return client.stripe;
  const isPlain = url.protocol === 'http:';
  const made = new Stripe(key, {
    host: url.hostname,
    port: url.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  client = { key: key + url.href, stripe: made };
  return made;
}
