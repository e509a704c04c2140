/** Every value that an operator sets once per stage and nobody may see. */

export interface Secret {
  readonly about: string;
}

export const secrets = {
  FingerprintKey: {
    about: 'keys the hashes that find near-duplicates; a new one forgets every export seen so far',
  },
  AnonymousIdKey: { about: 'keys the hash that stands for a person where their name must not' },
} as const satisfies Record<string, Secret>;

export type SecretName = keyof typeof secrets;
