/** What the market has to do with Stripe: where it is, and which of its events we hear. */

export const stripeApiUrl = 'https://api.stripe.com';

/** The webhook's route. */
export const stripeWebhookPath = '/stripe/webhook';

/** What the endpoint is registered for. Delivered at least once, in any order. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;
