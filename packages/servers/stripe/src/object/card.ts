/** Test cards, by Stripe's numbers, and what each does. */

export interface Refusal {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

export interface Card {
  readonly number: string;
  readonly country: string;
  /** Shown on the payment page. */
  readonly about: string;
  readonly refusal?: Refusal;
  /** Whether the cardholder must authenticate first: each time, or unless the card was saved with their consent. */
  readonly asksFirst?: 'always' | 'unless-saved';
  /** Set if the card can be saved, but every payment with it is refused. */
  readonly isRefusedLater?: true;
  /** Set if every payment with the card is disputed at once. */
  readonly isDisputed?: true;
  /** Set if the card's payments can be paid out at once. */
  readonly isInstant?: true;
}

const declined = (declineCode: string, message: string, code = 'card_declined'): Refusal => ({
  code,
  declineCode,
  message,
});

export const cards: readonly Card[] = [
  { number: '4242424242424242', country: 'US', about: 'pays' },
  { number: '4000007020000003', country: 'SG', about: 'pays, from Singapore' },
  {
    number: '4000000000000077',
    country: 'US',
    about: 'pays, and its money is there at once',
    isInstant: true,
  },
  {
    number: '4000002500003155',
    country: 'US',
    about: 'asks you first whether it is yours; not again once it is saved',
    asksFirst: 'unless-saved',
  },
  {
    number: '4000002760003184',
    country: 'US',
    about: 'asks you first, each time',
    asksFirst: 'always',
  },
  {
    number: '4000000000000341',
    country: 'US',
    about: 'can be saved, and is declined when it is to pay',
    refusal: declined('generic_decline', 'Your card was declined.'),
    isRefusedLater: true,
  },
  { number: '4000000000000259', country: 'US', about: 'pays, and is disputed', isDisputed: true },
  {
    number: '4000000000000002',
    country: 'US',
    about: 'is declined',
    refusal: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    country: 'US',
    about: 'has not enough money',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    country: 'US',
    about: 'has expired',
    refusal: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
];

/** Stripe's fingerprint: equal for two cards with the same number. */
export const fingerprintOf = ({ number }: Pick<Card, 'number'>): string => `local${number.slice(-4)}`;

/** @param number as typed, with or without spaces */
export const findCard = (number: string): Card | undefined =>
  cards.find((card) => card.number === number.replaceAll(/\s/g, ''));
