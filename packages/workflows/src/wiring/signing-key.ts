/**
 * The keys that the market signs with, each for one role on the contracts. In the cloud KMS makes a key and never gives it
 * away. One function may sign with it, and one that no function is linked to signs for nobody.
 */

export interface SigningKey {
  readonly about: string;
  /** The role that the contracts give to its address. */
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
