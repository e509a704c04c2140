/** The secrets and keys of a local stage, generated once and stored beside its state. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { markCreated } from '@cgdx/aws/database/created-mark.ts';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import type { SecretName } from '@cgdx/workflows/wiring/resource/secret.ts';
import type { SigningKeyName } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { z } from 'zod';
import { appender, deployer, minter, pauser, payer, quoter, settler } from './account.ts';
import { readIrreplaceable } from './state-file.ts';

/** Keys that people hold in the cloud, each in a separate place; no function signs with them. */
type DeskKeyName = 'DeployerKey' | 'MinterKey' | 'PauserKey';
/** Secrets that the server which signs with them generates. */
type GivenName = 'StripeWebhookSecret';
export type LocalKeys = Readonly<Record<SigningKeyName | DeskKeyName, string>>;
export type LocalSecrets = LocalKeys & Readonly<Record<Exclude<SecretName, GivenName>, string>>;

const fresh = (): LocalSecrets => ({
  DeployerKey: deployer.privateKey,
  AppenderKey: appender.privateKey,
  PayerKey: payer.privateKey,
  SettlerKey: settler.privateKey,
  QuoterKey: quoter.privateKey,
  PauserKey: pauser.privateKey,
  MinterKey: minter.privateKey,
  FingerprintKey: randomBytes(32).toString('hex'),
  AnonymousIdKey: randomBytes(32).toString('hex'),
  WebhookKey: randomBytes(32).toString('hex'),
  TransferGroupKey: randomBytes(32).toString('hex'),
  StripeSecretKey: `sk_test_${randomBytes(24).toString('hex')}`,
});

/** Secrets are hexadecimal or base64url, so an overwritten file is detected. */
const schema = z.record(z.string(), z.string().regex(/^[\w-]+$/));
/** Newly generated keys would not match what was sold before. */
const advice = 'Restore it from a copy, or start from scratch with "npm start -- --fresh".';

/** Reads the secrets, and adds those that a file of an earlier version lacks. */
export function readSecrets(directory: string): LocalSecrets {
  const file = join(directory, 'secrets.json');
  const kept = readIrreplaceable(file, schema, advice) ?? {};
  const made = { ...fresh(), ...(kept.OperatorKey !== undefined && { DeployerKey: kept.OperatorKey }) };
  const secrets = { ...made, ...kept };
  if (Object.keys(made).some((name) => kept[name] === undefined))
    writeAtomically(file, JSON.stringify(secrets, null, 2));
  markCreated(file);
  return secrets;
}
