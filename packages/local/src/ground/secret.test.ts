import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { troubleWithHolders } from '@cgdx/contracts/deploy/holder.ts';
import { computeAddress } from 'ethers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdersOf } from './holder.ts';
import { readSecrets } from './secret.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('secrets are generated once', () => {
  const first = readSecrets(directory);
  expect(first.FingerprintKey).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(directory)).toEqual(first);
});

test('each role has its own key, and the deployer has no role', () => {
  const keys = readSecrets(directory);
  expect(troubleWithHolders(holdersOf(keys), computeAddress(keys.DeployerKey))).toBeUndefined();
});

test('a file from before roles had keys keeps its secrets, and the missing keys are added', () => {
  const file = join(directory, 'secrets.json');
  const before = { OperatorKey: `0x${'1'.repeat(64)}`, FingerprintKey: 'f', AnonymousIdKey: 'a' };
  writeFileSync(file, JSON.stringify(before));
  const secrets = readSecrets(directory);
  expect(secrets).toMatchObject({
    FingerprintKey: 'f',
    AnonymousIdKey: 'a',
    DeployerKey: before.OperatorKey,
  });
  expect(secrets.PayerKey).not.toBe(secrets.AppenderKey);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
});
