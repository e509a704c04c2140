import { type SigningKeyName, signingKeyNames } from '@cgdx/workflows/wiring/signing-key.ts';

/** A key has a policy of its own, and so has the one that takes over from it. */
const keyPolicies = (why: string): Record<string, string> =>
  Object.fromEntries(signingKeyNames.flatMap((name) => policiesOf(name).map((policy) => [policy, why])));
const policiesOf = (name: SigningKeyName): string[] => ['', '2'].map((nth) => `${name}${nth}Policy`);

/** Every `*` that a policy may hold as its whole resource, or as a principal that is allowed something, and why. */
export const wildcards: Readonly<Record<string, string>> = {
  ...keyPolicies("in a key's own policy, * is that key and nothing else"),
};

/** Who may name the account itself as a principal, and why. A role never may. */
export const accountPrincipals: Readonly<Record<string, string>> = {
  ...keyPolicies('someone must be able to look after the key: the actions exclude signing and grants'),
};

/** Actions that the account as a whole may never be given, not even by those above. */
export const neverForTheAccount = ['kms:Sign', 'kms:CreateGrant', 'kms:*', 'kms:Decrypt'];
