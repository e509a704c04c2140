/** The operator's key: secp256k1 in KMS, never to leave it; only the chain lane may sign with it. */

import type { Fn, FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { functions as wiring } from '@cgdx/workflows/wiring/function.ts';
import type { Functions } from './function.ts';
import { accountId, physicalName } from './name.ts';
import { addressOfPublicKey } from './operator-address.ts';
import { isProduction } from './stage.ts';

export interface Operator {
  readonly key: aws.kms.Key;
  /** What the key is called on the chain. */
  readonly address: $util.Output<string>;
}

/** All that it takes to look after a key; neither signing nor handing the right to sign to others. */
const administration = [
  ...['kms:DescribeKey', 'kms:GetKeyPolicy', 'kms:PutKeyPolicy', 'kms:ListKeyPolicies', 'kms:GetPublicKey'],
  ...['kms:ListResourceTags', 'kms:TagResource', 'kms:UntagResource', 'kms:UpdateKeyDescription'],
  ...['kms:EnableKey', 'kms:DisableKey', 'kms:ScheduleKeyDeletion', 'kms:CancelKeyDeletion'],
  ...['kms:CreateAlias', 'kms:UpdateAlias', 'kms:DeleteAlias', 'kms:GetKeyRotationStatus'],
];

export function createOperator(): Operator {
  const production = isProduction($app.stage);
  const key = new aws.kms.Key(
    'OperatorSigningKey',
    {
      description: `Signs the chain transactions of ${$app.name} ${$app.stage}`,
      keyUsage: 'SIGN_VERIFY',
      customerMasterKeySpec: 'ECC_SECG_P256K1',
      deletionWindowInDays: production ? 30 : 7,
    },
    // Its policy is a resource of its own: it names the roles of functions, which need the key first.
    { protect: production, retainOnDelete: production, ignoreChanges: ['policy'] },
  );
  new aws.kms.Alias('OperatorSigningKeyAlias', {
    name: `alias/${physicalName('operator')}`,
    targetKeyId: key.id,
  });
  const { publicKey } = aws.kms.getPublicKeyOutput({ keyId: key.arn });
  return { key, address: publicKey.apply(addressOfPublicKey) };
}

/** Everyone may ask for the public key's address through the link; signing is the chain lane's alone. */
export function permitSigning({ key }: Operator, functions: Functions): void {
  const signers = (Object.keys(wiring) as FunctionName[]).filter((name) => {
    const fn: Fn = wiring[name];
    return fn.links.includes('OperatorKey');
  });
  new aws.kms.KeyPolicy('OperatorSigningKeyPolicy', {
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
        {
          Sid: 'SignForTheChainLane',
          Effect: 'Allow',
          Principal: { AWS: signers.map((name) => functions[name].nodes.role.arn) },
          Action: ['kms:Sign'],
          Resource: '*',
          Condition: { StringEquals: { 'kms:SigningAlgorithm': 'ECDSA_SHA_256' } },
        },
      ],
    }),
  });
}
