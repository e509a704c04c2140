/** Secret values that an operator sets once for each stage. */

export interface Secret {
  readonly about: string;
  /** Who issues it; if absent, any random value will do. */
  readonly from?: string;
}

export const secrets = {
  FingerprintKey: {
    about: 'keys the hashes that find near-duplicates; with a new one, no export seen so far is recognised',
  },
  AnonymousIdKey: {
    about: 'keys the hash that replaces a person’s name; a new one gives everybody another hash',
  },
  WebhookKey: {
    about:
      'keys the secrets by which webhooks’ receivers check signatures; with a new one, everybody has to register theirs anew',
  },
  TransferGroupKey: {
    about:
      'keys the name by which a reward’s transfer is found at Stripe; with a new one, a transfer whose answer was lost is not found, and is made again',
  },
  StripeSecretKey: { about: "calls Stripe in the market's name", from: 'Stripe: Developers, API keys' },
  StripeWebhookSecret: {
    about: 'shows that an event is from Stripe',
    from: 'Stripe: Developers, Webhooks, the two endpoints POST /stripe/webhook (your account, connected accounts), with a comma between',
  },
} as const satisfies Record<string, Secret>;

export type SecretName = keyof typeof secrets;
