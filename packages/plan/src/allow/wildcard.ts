/** Every `*` that a policy may hold as its whole resource, or as a principal that is allowed something, and why. */
export const wildcards: Readonly<Record<string, string>> = {
  OperatorSigningKeyPolicy: "in a key's own policy, * is that key and nothing else",
  OperatorSigningKey2Policy: 'the same, while a second key takes over',
};

/** Who may name the account itself as a principal, and why. A role never may. */
export const accountPrincipals: Readonly<Record<string, string>> = {
  OperatorSigningKeyPolicy:
    'someone must be able to look after the key: the actions exclude signing and grants',
  OperatorSigningKey2Policy: 'the same, while a second key takes over',
};

/** Actions that the account as a whole may never be given, not even by those above. */
export const neverForTheAccount = ['kms:Sign', 'kms:CreateGrant', 'kms:*', 'kms:Decrypt'];
