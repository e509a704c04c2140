/** The sentence for each state of a purchase on a command line. */
import type { Purchase } from '@cgdx/api/route/purchase.ts';

export const statusSentences: Readonly<Record<Purchase['status'], string>> = {
  'awaiting-payment': 'Stripe is reporting the payment',
  submitted: 'The payment is being checked',
  paid: 'The payment is there',
  granted: 'The uploads are yours; the file is being made',
  completed: 'The file is ready',
  refused: 'Nothing was bought',
  'to-refund': 'You get your money back',
  refunded: 'You have your money back',
};
