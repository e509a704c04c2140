/** The secrets of a local stage: made once, kept beside its state. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretName } from '@cgdx/workflows/wiring/secret.ts';
import { z } from 'zod';
import { operator } from '../chain/account.ts';
import { writeWhole } from '../process/write-whole.ts';

const value = z.string().min(1);
const schema = z.object({ OperatorKey: value, FingerprintKey: value, AnonymousIdKey: value });

export function readSecrets(directory: string): Readonly<Record<SecretName, string>> {
  const file = join(directory, 'secrets.json');
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = {
    OperatorKey: operator.privateKey,
    FingerprintKey: randomBytes(32).toString('hex'),
    AnonymousIdKey: randomBytes(32).toString('hex'),
  };
  writeWhole(file, JSON.stringify(secrets, null, 2));
  return secrets;
}
