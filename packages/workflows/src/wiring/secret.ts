/** Every value that an operator sets once per stage and nobody may see. */

export interface Secret {
  readonly about: string;
  /** Not a value at all in the cloud: a key that KMS keeps and signs with. */
  readonly inKms?: boolean;
}

export const secrets = {
  OperatorKey: { about: 'signs what the market sends to the chain', inKms: true },
  FingerprintKey: {
    about: 'keys the hashes that find near-duplicates; a new one forgets every export seen so far',
  },
  AnonymousIdKey: { about: 'keys the hash that stands for a person where their name must not' },
} as const satisfies Record<string, Secret>;

export type SecretName = keyof typeof secrets;
