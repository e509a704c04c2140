/** The operator's key: secp256k1 in KMS, never to leave it; only the chain lane may sign with it. */

import type { Functions } from './function.ts';
import { accountId, physicalName } from './name.ts';
import { addressOfPublicKey } from './operator-address.ts';
import { isProduction, type Settings } from './stage.ts';
import { fnOf, functionNames } from './wiring.ts';

export interface OperatorKey {
  /** 1 for the first; a new one takes over with the next. */
  readonly number: number;
  readonly key: aws.kms.Key;
  /** What the key is called on the chain. */
  readonly address: $util.Output<string>;
}

export interface Operator {
  readonly keys: readonly OperatorKey[];
  /** The one that signs. */
  readonly current: OperatorKey;
}

/** All that it takes to look after a key; neither signing nor handing the right to sign to others. */
const administration = [
  ...['kms:DescribeKey', 'kms:GetKeyPolicy', 'kms:PutKeyPolicy', 'kms:ListKeyPolicies', 'kms:GetPublicKey'],
  ...['kms:ListResourceTags', 'kms:TagResource', 'kms:UntagResource', 'kms:UpdateKeyDescription'],
  ...['kms:EnableKey', 'kms:DisableKey', 'kms:ScheduleKeyDeletion', 'kms:CancelKeyDeletion'],
  ...['kms:CreateAlias', 'kms:UpdateAlias', 'kms:DeleteAlias', 'kms:GetKeyRotationStatus'],
];

const nameOf = (number: number): string => `OperatorSigningKey${number === 1 ? '' : number}`;

export function createOperator({ operator }: Settings): Operator {
  const keys = Array.from({ length: operator.keys }, (_none, at) => createKey(at + 1));
  const current = keys[operator.current - 1];
  new aws.kms.Alias('OperatorSigningKeyAlias', {
    name: `alias/${physicalName('operator')}`,
    targetKeyId: current.key.id,
  });
  return { keys, current };
}

function createKey(number: number): OperatorKey {
  const production = isProduction($app.stage);
  const key = new aws.kms.Key(
    nameOf(number),
    {
      description: `Signs the chain transactions of ${$app.name} ${$app.stage} (${number})`,
      keyUsage: 'SIGN_VERIFY',
      customerMasterKeySpec: 'ECC_SECG_P256K1',
      deletionWindowInDays: production ? 30 : 7,
    },
    // Its policy is a resource of its own: it names the roles of functions, which need the key first.
    { protect: production, retainOnDelete: production, ignoreChanges: ['policy'] },
  );
  const { publicKey } = aws.kms.getPublicKeyOutput({ keyId: key.arn });
  return { number, key, address: publicKey.apply(addressOfPublicKey) };
}

/** The current key signs for the chain lane alone; one that was replaced, or waits, signs for nobody. */
export function permitSigning({ keys, current }: Operator, functions: Functions): void {
  const signers = functionNames
    .filter((name) => fnOf(name).links.includes('OperatorKey'))
    .map((name) => functions[name].nodes.role.arn);
  for (const { number, key } of keys) {
    new aws.kms.KeyPolicy(`${nameOf(number)}Policy`, {
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
          ...(number === current.number ? [signing(signers)] : []),
        ],
      }),
    });
  }
}

const signing = (signers: readonly $util.Output<string>[]) => ({
  Sid: 'SignForTheChainLane',
  Effect: 'Allow',
  Principal: { AWS: signers },
  Action: ['kms:Sign'],
  Resource: '*',
  Condition: { StringEquals: { 'kms:SigningAlgorithm': 'ECDSA_SHA_256' } },
});
