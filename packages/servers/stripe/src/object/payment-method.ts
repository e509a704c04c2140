/** A saved card. */
import { newId, type StripeObject } from '../store/object-store.ts';
import { noBillingDetails } from './address.ts';
import { type Card, cards, fingerprintOf } from './card.ts';
import { shownCard } from './charge.ts';

export function newPaymentMethod(
  card: Card,
  { customer, email, now }: { customer: string; email: string; now: number },
): StripeObject {
  const { network, ...shown } = shownCard(card);
  return {
    id: newId('pm'),
    object: 'payment_method',
    created: now,
    allow_redisplay: 'limited',
    billing_details: { ...noBillingDetails, email },
    card: {
      ...shown,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      display_brand: network,
      generated_from: null,
      networks: { available: [network], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** Returns the test card with this saved card's number. */
export function cardOf({ card }: StripeObject): Card | undefined {
  const { fingerprint } = card as { readonly fingerprint: string };
  return cards.find((each) => fingerprintOf(each) === fingerprint);
}
