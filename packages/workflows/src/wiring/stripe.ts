/** The market's connection to Stripe: its address, and the events that we subscribe to. */

export const stripeApiUrl = 'https://api.stripe.com';

/** The webhook's route. */
export const stripeWebhookPath = '/stripe/webhook';

/** Events that report that a checkout session may have been paid. */
export const paymentEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;

/** Events that report a change of a saved card's payment. */
export const chargeEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
] as const;

/** Reports that a refund failed, which may be days after it was made. */
export const refundFailedEvent = 'refund.failed';

/** The events of the market's own account. Stripe delivers each at least once, in any order. */
export const stripeEvents = [...paymentEvents, ...chargeEvents, refundFailedEvent] as const;

/**
 * Events that report that a contributor's account may be paid now, or no longer. Stripe sends them to an
 * endpoint for connected accounts.
 */
export const connectedAccountEvents = [
  'account.updated',
  'capability.updated',
  'account.external_account.created',
] as const;

/**
 * Stripe has an endpoint for our own account and one for connected accounts; each signs with a secret of its
 * own.
 */
export const webhookEndpoints = [
  { name: 'webhook', connect: false, events: stripeEvents },
  { name: 'connect-webhook', connect: true, events: connectedAccountEvents },
] as const;
