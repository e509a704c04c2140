import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rootCredentialOf } from './credential.ts';

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'cgdx-credential-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('each state directory has its own root secret, which survives a restart and is readable only by its owner', () => {
  const [one, other] = [directory(), directory()];
  const first = rootCredentialOf(one, {}, {});
  expect(rootCredentialOf(one, {}, {})).toEqual(first);
  expect(rootCredentialOf(other, {}, {}).secretAccessKey).not.toBe(first.secretAccessKey);
  expect(first.secretAccessKey.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(join(one, 'root-secret.json'), 'utf8')).toContain(first.secretAccessKey);
  expect(statSync(join(one, 'root-secret.json')).mode & 0o077).toBe(0);
});

test('if a part is replaced, the credential of the environment is used for all parts', () => {
  const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'theirs' };
  expect(rootCredentialOf(directory(), { s3: 'http://s3' }, env)).toMatchObject({
    accessKeyId: 'AKIA',
    secretAccessKey: 'theirs',
  });
  expect(rootCredentialOf(directory(), {}, env).secretAccessKey).not.toBe('theirs');
});
