import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markCreated } from '@cgdx/aws/database/created-mark.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endpointsFileOf, readEndpoints } from './endpoints.ts';
import { keptOperator } from './operator.ts';
import { readSecrets } from './secret.ts';
import { readIrreplaceable } from './state-file.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-kept-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
});

const advice = 'Put back a copy of it.';
const isDamaged = (file: string) =>
  expect.objectContaining({ code: 'StateDamaged', message: expect.stringContaining(file) });

test('a missing irreplaceable file is an error after it was created, and not before', () => {
  const file = join(directory, 'addresses.json');
  const read = () => readIrreplaceable(file, z.record(z.string(), z.string()), advice);
  expect(read()).toBeUndefined();
  writeFileSync(file, '{"a":"b"}');
  markCreated(file);
  expect(read()).toEqual({ a: 'b' });
  writeFileSync(file, '');
  expect(read).toThrow(isDamaged(file));
  rmSync(file);
  expect(read).toThrow(expect.objectContaining({ message: `${file} is missing.`, advice }));
});

test('lost secrets are not generated again, as new ones would not match what was sold before', () => {
  const secrets = readSecrets(directory);
  const file = join(directory, 'secrets.json');
  rmSync(file);
  expect(() => readSecrets(directory)).toThrow(isDamaged(file));
  writeFileSync(file, JSON.stringify({ ...secrets, PayerKey: '0x12\u009e\u009e' }));
  expect(() => readSecrets(directory)).toThrow(isDamaged(file));
  writeFileSync(file, JSON.stringify(secrets));
  expect(readSecrets(directory)).toEqual(secrets);
});

test('a damaged operator file is reported with its path, and a missing one is not an error', () => {
  const file = join(directory, 'operator.json');
  expect(keptOperator(directory)).toBeUndefined();
  writeFileSync(file, '{"email":"operator@cgdx.example","password":"a\u009eb"}');
  expect(() => keptOperator(directory)).toThrow(isDamaged(file));
});

test.each(['', '{', '{}'])(
  '"%s" does not describe a stack, which is reported with the file’s path',
  (text) => {
    const file = endpointsFileOf(directory);
    writeFileSync(file, text);
    expect(() => readEndpoints(file)).toThrow(isDamaged(file));
  },
);
