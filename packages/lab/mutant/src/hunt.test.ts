import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { batchMutants } from './batch-mutant.ts';
import { failedTest } from './contract-laboratory.ts';
import { contractMutants } from './contract-mutant.ts';
import { hunt } from './hunt.ts';
import { StartFailure } from './laboratory.ts';
import { copied } from './lane-laboratory.ts';
import { laneMutants } from './lane-mutant.ts';
import { type Mutant, mutate } from './mutant.ts';
import { noticeMutants } from './notice-mutant.ts';
import { paymentMutants } from './payment-mutant.ts';
import { powerMutants } from './power-mutant.ts';
import { recoveryMutants } from './recovery-mutant.ts';
import { reentryMutants } from './reentry-mutant.ts';
import { sendingMutants } from './sending-mutant.ts';
import { signingMutants } from './signing-mutant.ts';
import { treeMutants } from './tree-mutant.ts';
import { verificationMutants } from './verification-mutant.ts';
import { windowMutants } from './window-mutant.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const onLane = [
  ...laneMutants,
  ...sendingMutants,
  ...recoveryMutants,
  ...signingMutants,
  ...verificationMutants,
];
const all = [
  ...treeMutants,
  ...contractMutants,
  ...paymentMutants,
  ...powerMutants,
  ...noticeMutants,
  ...windowMutants,
  ...batchMutants,
  ...reentryMutants,
  ...onLane,
];

test('there are more than a hundred, each with a different description', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ file, bug }) => `${file} ${bug}`)).size).toBe(all.length);
});

test.each(all)('can be seeded into $file: $bug', (mutant) => {
  const source = readFileSync(root + mutant.file, 'utf8');
  expect(mutate(source, mutant)).not.toBe(source);
});

test.each(onLane)('$bug: its file and its test are in copied folders', ({ file, test: named }) => {
  for (const path of [file, named?.file]) expect(copied).toContain(path?.split('/')[1]);
});

/** Returns whether the file contains the title, or `test.each` makes it from a template and a word of the file. */
function hasTitle(source: string, title: string): boolean {
  if (source.includes(title)) return true;
  const templates = [...source.matchAll(/'([^'\n]*%s[^'\n]*)'/g)].map(([, template = '']) => template);
  return templates.some((template) => {
    const [before = '', after = ''] = template.split('%s');
    if (!title.startsWith(before)) return false;
    const words = [...source.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word);
    return words.some((word) => `${before}${word}${after}`.startsWith(title));
  });
}

test.each(onLane)('$bug: the test that must catch it exists', ({ test: named }) => {
  const source = readFileSync(root + named?.file, 'utf8');
  if (named?.title !== undefined) expect(hasTitle(source, named.title)).toBe(true);
});

test('a text that occurs twice or not at all cannot be replaced', () => {
  const mutant = { bug: 'b', file: 'f', from: 'x', to: 'y' };
  expect(() => mutate('xx', mutant)).toThrow('occurs 2 times in f');
  expect(() => mutate('', mutant)).toThrow('occurs 0 times in f');
});

test('tests that fail without a bug are an error', async () => {
  const broken = { caughtBy: async () => 'a test', remove: () => undefined };
  await expect(hunt([broken], treeMutants, () => undefined)).rejects.toThrow(
    '"a test" fails without any bug',
  );
});

test('tests that do not start are run again, and count neither as passed nor as failed', async () => {
  const [bug] = treeMutants;
  let starts = 0;
  const slow = {
    caughtBy: async (mutant?: Mutant) => {
      if (starts++ % 3 < 2) throw new StartFailure('the chain did not start');
      return mutant && 'a test';
    },
    remove: () => undefined,
  };
  expect((await hunt([slow], [bug as Mutant], () => undefined)).survivors).toEqual([]);
  expect(starts).toBe(6);
  const never = {
    caughtBy: async () => {
      throw new StartFailure('the chain did not start');
    },
    remove: () => undefined,
  };
  await expect(hunt([never], [bug as Mutant], () => undefined)).rejects.toThrow('did not start');
});

test('the failed test is named, with its contract', () => {
  const said = `Ran 2 tests for test/Notice.t.sol:NoticeTest
[PASS] test_a() (gas: 1)
Ran 1 test for test/Moving.t.sol:MovingTest
[FAIL: assertion failed; counterexample: calldata=0x] testFuzz_b(uint8) (runs: 1, μ: 1, ~: 1)`;
  expect(failedTest(said)).toBe('MovingTest.testFuzz_b');
  expect(() => failedTest('error: no space left')).toThrow('without a failing test');
});
