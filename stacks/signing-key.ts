/** The signing keys: secp256k1 in KMS, which never reveals the private key. For each key one function may sign. */

import {
  type SigningKeyName,
  signingKeyNames,
  signingKeys,
} from '@cgdx/workflows/wiring/resource/signing-key.ts';
import type { Functions } from './created-function.ts';
import { accountId, physicalName } from './name.ts';
import { addressOfPublicKey } from './operator-address.ts';
import { isProduction, type Settings } from './stage.ts';
import { fnOf, functionNames } from './wiring.ts';

export interface NumberedKey {
  /** 1 for the first key; a key that replaces it has the next number. */
  readonly number: number;
  readonly key: aws.kms.Key;
  /** The key's address on the chain. */
  readonly address: $util.Output<string>;
}

export interface SigningKey {
  readonly role: string;
  /** The first of them signs. */
  readonly keys: readonly NumberedKey[];
  readonly current: NumberedKey;
}

export type SigningKeys = Readonly<Record<SigningKeyName, SigningKey>>;

/** All permissions to administer a key, without signing and without granting the right to sign. */
const administration = [
  ...['kms:DescribeKey', 'kms:GetKeyPolicy', 'kms:PutKeyPolicy', 'kms:ListKeyPolicies', 'kms:GetPublicKey'],
  ...['kms:ListResourceTags', 'kms:TagResource', 'kms:UntagResource', 'kms:UpdateKeyDescription'],
  ...['kms:EnableKey', 'kms:DisableKey', 'kms:ScheduleKeyDeletion', 'kms:CancelKeyDeletion'],
  ...['kms:CreateAlias', 'kms:UpdateAlias', 'kms:DeleteAlias', 'kms:GetKeyRotationStatus'],
];

const nameOf = (name: SigningKeyName, number: number): string => `${name}${number === 1 ? '' : number}`;

export const createSigningKeys = ({ keys }: Settings): SigningKeys =>
  Object.fromEntries(
    signingKeyNames.map((name) => [name, createRole(name, keys[name])]),
  ) as unknown as SigningKeys;

function createRole(name: SigningKeyName, numbers: readonly number[]): SigningKey {
  const keys = numbers.map((number) => createKey(name, number));
  const [current] = keys;
  if (current === undefined) throw new Error(`There is no ${name}.`);
  new aws.kms.Alias(`${name}Alias`, {
    name: `alias/${physicalName(signingKeys[name].role)}`,
    targetKeyId: current.key.id,
  });
  return { role: signingKeys[name].role, keys, current };
}

function createKey(name: SigningKeyName, number: number): NumberedKey {
  const production = isProduction($app.stage);
  const key = new aws.kms.Key(
    nameOf(name, number),
    {
      description: `${$app.name} ${$app.stage}: ${signingKeys[name].about} (${number})`,
      keyUsage: 'SIGN_VERIFY',
      customerMasterKeySpec: 'ECC_SECG_P256K1',
      deletionWindowInDays: production ? 30 : 7,
    },
    // The key policy is a separate resource: it names the roles of functions, and those functions need the key first.
    { protect: production, retainOnDelete: production, ignoreChanges: ['policy'] },
  );
  const { publicKey } = aws.kms.getPublicKeyOutput({ keyId: key.arn });
  return { number, key, address: publicKey.apply(addressOfPublicKey) };
}

/** Lets the linked function sign with the current key; a replaced or not yet active key cannot sign. */
export function permitSigning(keys: SigningKeys, functions: Functions): void {
  for (const name of signingKeyNames) {
    const signers = functionNames
      .filter((fn) => fnOf(fn).links.includes(name))
      .map((fn) => functions[fn].nodes.role.arn);
    for (const { number, key } of keys[name].keys) {
      const signs = number === keys[name].current.number && signers.length > 0;
      new aws.kms.KeyPolicy(`${nameOf(name, number)}Policy`, {
        keyId: key.id,
        policy: $jsonStringify({
          Version: '2012-10-17',
          Statement: [
            {
              Sid: 'LookAfterTheKey',
              Effect: 'Allow',
              Principal: { AWS: $interpolate`arn:aws:iam::${accountId()}:root` },
              Action: administration,
              Resource: '*',
            },
            ...(signs ? [signing(signers)] : []),
          ],
        }),
      });
    }
  }
}

const signing = (signers: readonly $util.Output<string>[]) => ({
  Sid: 'SignForItsFunction',
  Effect: 'Allow',
  Principal: { AWS: signers },
  Action: ['kms:Sign'],
  Resource: '*',
  Condition: { StringEquals: { 'kms:SigningAlgorithm': 'ECDSA_SHA_256' } },
});
