import { expect, test } from 'vitest';
import type { Line, TestState } from './line.ts';
import { addLine, newReport, resultOf } from './report.ts';

const file = '/repo/packages/core/src/a.test.ts';
const testOf = (id: string, state: TestState, ...errors: string[]) => ({
  id,
  name: `test ${id}`,
  state,
  errors,
});
const well = { code: 0, said: '' };

function read(lines: readonly Line[], end: { code: number | null; said: string } = well) {
  const report = newReport();
  for (const line of lines) addLine(report, line);
  return resultOf(report, '/repo', end);
}
const begun: Line[] = [
  { kind: 'planned', files: [file] },
  { kind: 'loading', file, pid: 7 },
  {
    kind: 'collected',
    file,
    tests: [testOf('1', 'pending'), testOf('2', 'pending'), testOf('3', 'skipped')],
  },
];

test('a test that both the worker and vitest report counts once', () => {
  const ended: Line[] = [
    { kind: 'ended', file, test: testOf('1', 'passed') },
    { kind: 'ended', file, test: testOf('2', 'failed', 'expected 1 to be 2') },
  ];
  const tests = [testOf('1', 'passed'), testOf('2', 'failed', 'expected 1 to be 2'), testOf('3', 'skipped')];
  expect(
    read([...begun, ...ended, { kind: 'file', file, tests, errors: [] }, { kind: 'over', errors: [] }]),
  ).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ title: 'packages/core/src/a.test.ts: test 2', output: 'expected 1 to be 2' }],
  });
});

test('a run that ends during a test keeps its results and names the test', () => {
  const lines: Line[] = [
    ...begun,
    { kind: 'ended', file, test: testOf('1', 'passed') },
    { kind: 'began', file, test: testOf('2', 'pending') },
  ];
  expect(read(lines, { code: null, said: 'Killed' })).toMatchObject({
    passed: 1,
    skipped: 1,
    failures: [
      {
        title: 'packages/core/src/a.test.ts: the run ended while "test 2" ran',
        output: 'Not passed:\ntest 2',
      },
      { title: 'vitest ended before its end', output: 'Killed' },
    ],
  });
});

test('planned files that never started are named', () => {
  const { failures } = read([
    { kind: 'planned', files: [file] },
    { kind: 'over', errors: [] },
  ]);
  expect(failures).toEqual([
    { title: 'vitest ended before its end; not run', output: 'packages/core/src/a.test.ts' },
  ]);
});

test('a run that never started is a failure with the output of vitest', () => {
  expect(read([], { code: 1, said: 'no such option' }).failures).toEqual([
    { title: 'vitest did not start', output: 'no such option' },
  ]);
});

test('an exit code without a failed test is a failure', () => {
  expect(read([{ kind: 'over', errors: [] }], { code: 1, said: 'odd' }).failures).toHaveLength(1);
  expect(read([{ kind: 'over', errors: [] }]).failures).toEqual([]);
});
