import { expect, test } from 'vitest';
import { readReport } from './vitest.ts';

const report = (...files: object[]): string => JSON.stringify({ testResults: files });
const file = (statuses: string[], status = 'passed') => ({
  name: '/repo/packages/core/src/a.test.ts',
  status,
  message: 'SyntaxError: no',
  assertionResults: statuses.map((state, at) => ({
    fullName: `test ${at}`,
    status: state,
    failureMessages: state === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});

test('passed, failed and skipped tests are counted, and a failure keeps its place and words', () => {
  const text = report(file(['passed', 'passed', 'failed', 'skipped', 'todo', 'pending'], 'failed'));
  expect(readReport(text, '/repo', 1, '')).toEqual({
    passed: 2,
    skipped: 3,
    failures: [{ title: 'packages/core/src/a.test.ts: test 2', output: 'expected 1 to be 2' }],
  });
});

test('a file that cannot be loaded counts as one failure', () => {
  const { failures } = readReport(report(file([], 'failed')), '/repo', 1, '');
  expect(failures).toEqual([
    { title: 'packages/core/src/a.test.ts: the file could not be run', output: 'SyntaxError: no' },
  ]);
});

test('an error outside of any test counts as a failure although every test passed', () => {
  const { failures } = readReport(report(file(['passed'])), '/repo', 1, 'Unhandled Rejection');
  expect(failures).toEqual([{ title: 'vitest failed outside of a test', output: 'Unhandled Rejection' }]);
});

test('a run that was killed before its report counts as a failure', () => {
  expect(readReport(undefined, '/repo', null, 'Killed').failures).toHaveLength(1);
});
