/** The market's connection to Stripe: its address, and the events that we subscribe to. */

export const stripeApiUrl = 'https://api.stripe.com';

/** The webhook's route. */
export const stripeWebhookPath = '/stripe/webhook';

/** The endpoint's events. They are delivered at least once, in any order. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;
