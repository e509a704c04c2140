/** Decides which Stripe this cloud uses: its own server on this machine, or the real one. */
import { stripeApiUrl } from '@cgdx/workflows/wiring/stripe.ts';

export interface StripeAccount {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/**
 * Returns the real Stripe's settings if both variables are set; undefined if neither is.
 * @throws Error that says what to do if only one of them is set
 */
export function realStripe(env: Readonly<Record<string, string | undefined>>): StripeAccount | undefined {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim();
  if (!secretKey && !webhookSecret) return undefined;
  if (secretKey && webhookSecret) return { apiUrl: stripeApiUrl, secretKey, webhookSecret };
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
  throw new Error(
    `${missing} is not set. The real Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; without either, payments go to a server on this machine.`,
  );
}
