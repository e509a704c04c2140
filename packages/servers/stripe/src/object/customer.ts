/** A customer, to whom cards are saved. */
import { newId, type StripeObject } from '../store/object-store.ts';

export interface CustomerOf {
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: number;
}

export const newCustomer = ({ email, metadata, now }: CustomerOf): StripeObject => ({
  id: newId('cus', 14),
  object: 'customer',
  created: now,
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_prefix: newId('', 8).slice(1).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
