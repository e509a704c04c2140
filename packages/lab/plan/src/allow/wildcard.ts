import { type SigningKeyName, signingKeyNames } from '@cgdx/workflows/wiring/resource/signing-key.ts';

/** The policies of a key and of the key that replaces it. */
const keyPolicies = (why: string): Record<string, string> =>
  Object.fromEntries(signingKeyNames.flatMap((name) => policiesOf(name).map((policy) => [policy, why])));
const policiesOf = (name: SigningKeyName): string[] => ['', '2'].map((nth) => `${name}${nth}Policy`);

/**
 * Every `*` that a policy may have as its whole resource, or as a principal that is allowed something, with the reason.
 */
export const wildcards: Readonly<Record<string, string>> = {
  ...keyPolicies("in a key's own policy, * is that key and nothing else"),
};

/** Actions that AWS allows only on `*`, with the reason for which they are needed. */
export const withoutResource: Readonly<Record<string, string>> = {
  'xray:PutTraceSegments': 'a trace belongs to no resource',
  'xray:PutTelemetryRecords': 'a trace belongs to no resource',
};

/** Policies that may name the account itself as a principal, with the reason. A role never may. */
export const accountPrincipals: Readonly<Record<string, string>> = {
  ...keyPolicies('someone must be able to look after the key: the actions exclude signing and grants'),
};

/** Actions that the account as a whole must never have, not even through the policies above. */
export const neverForTheAccount = ['kms:Sign', 'kms:CreateGrant', 'kms:*', 'kms:Decrypt'];
