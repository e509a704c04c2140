import { expect, test } from 'vitest';
import { readForge } from './forge.ts';
import { lastLine, oneFailed, onePassed, oneSkipped } from './vitest/result.ts';

test('each contract test counts, and a failed one keeps its reason', () => {
  const stdout = JSON.stringify({
    'test/Claim.t.sol:ClaimTest': {
      test_results: {
        'test_claims()': { status: 'Success', reason: null },
        'test_pays()': { status: 'Failure', reason: 'assertion failed: 1 != 2' },
        'test_later()': { status: 'Skipped', reason: null },
      },
    },
  });
  expect(readForge(`Compiling...\n${stdout}\n`, 1, stdout)).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ title: 'test/Claim.t.sol:ClaimTest: test_pays()', output: 'assertion failed: 1 != 2' }],
  });
});

test('contracts that do not compile are one failure with the output of the compiler', () => {
  expect(readForge('', 1, 'Error: Compiler run failed').failures).toEqual([
    { title: 'forge could not run the contract tests', output: 'Error: Compiler run failed' },
  ]);
});

test('the last line sums up every group', () => {
  expect(lastLine([onePassed, oneSkipped('no browser'), oneFailed('types', ''), onePassed])).toBe(
    '2 passed, 1 failed, 1 skipped',
  );
});
