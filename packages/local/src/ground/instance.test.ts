import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findInstance, leaveDirectory, takeDirectory, writeInstance } from './instance.ts';
import { readSecrets } from './secret.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-instance-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The pid of a living process other than this one: the parent of these tests. */
const other = process.ppid;
const otherMark = commandOf(other) ?? 'none';

test('the first cloud takes the directory, and the second is told where it runs', () => {
  writeInstance(directory, { pid: other, url: 'http://127.0.0.1:4800' });
  expect(takeDirectory(directory, otherMark)).toEqual({ pid: other, url: 'http://127.0.0.1:4800' });
});

test('a directory is free if its process is gone, or if its pid belongs to another program', () => {
  writeInstance(directory, { pid: 2 ** 22 + 1 });
  expect(takeDirectory(directory, 'start-command.ts')).toBeUndefined();
  writeInstance(directory, { pid: other });
  expect(takeDirectory(directory, 'no such command line')).toBeUndefined();
});

test('a copied directory is free even while the original runs, as its record names another directory', () => {
  writeInstance(directory, { pid: other });
  const copy = `${directory}-copy`;
  cpSync(directory, copy, { recursive: true });
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  expect(findInstance(directory, otherMark)).toEqual({ pid: other });
  expect(takeDirectory(copy, otherMark)).toBeUndefined();
});

test('a directory is free if its pid now belongs to another cloud', () => {
  writeInstance(directory, { pid: other });
  const file = join(directory, 'instance.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), bornAt: 'earlier' }));
  expect(takeDirectory(directory, otherMark)).toBeUndefined();
});

test('an incomplete record does not block the directory, and leaving frees it', () => {
  writeFileSync(join(directory, 'instance.json'), '{"pid":');
  expect(takeDirectory(directory, 'x')).toBeUndefined();
  leaveDirectory(directory);
  expect(findInstance(directory, '')).toBeUndefined();
});

test('secrets are generated once and readable only by their owner', () => {
  const secrets = readSecrets(directory);
  expect(readSecrets(directory)).toEqual(secrets);
  expect(secrets.FingerprintKey).not.toBe(secrets.AnonymousIdKey);
  expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);
});
