/** The market's connection to Stripe: its address, and the events that we subscribe to. */

export const stripeApiUrl = 'https://api.stripe.com';

/** The webhook's route. */
export const stripeWebhookPath = '/stripe/webhook';

/** Each reports that a checkout session may have been paid. */
export const paymentEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;

/** Reports that a refund failed, which may be days after it was made. */
export const refundFailedEvent = 'refund.failed';

/** The endpoint's events. They are delivered at least once, in any order. */
export const stripeEvents = [...paymentEvents, refundFailedEvent] as const;
