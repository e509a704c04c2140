/**
 * The keys that the market signs with, each for one role on the contracts. In the cloud KMS creates each key
 * and never reveals it. Only the function that is linked to a key may sign with it.
 */

export interface SigningKey {
  readonly about: string;
  /** The role that the key's address has on the contracts. */
  readonly role: 'appender' | 'payer' | 'settler' | 'quoter';
}

export const signingKeys = {
  AppenderKey: { about: 'appends uploads to the tree', role: 'appender' },
  PayerKey: { about: 'pays rewards', role: 'payer' },
  SettlerKey: { about: 'refunds and releases what buyers paid', role: 'settler' },
  QuoterKey: { about: 'quotes prices to buyers', role: 'quoter' },
} as const satisfies Record<string, SigningKey>;

export type SigningKeyName = keyof typeof signingKeys;

export const signingKeyNames = Object.keys(signingKeys) as SigningKeyName[];
export const isSigningKey = (name: string): name is SigningKeyName => Object.hasOwn(signingKeys, name);
