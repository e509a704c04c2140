/** Combines the lines of a vitest run: each test once, each file with its state. */

import type { Line, TestLine } from './line.ts';
import type { Failure, Result } from './result.ts';

export interface FileReport {
  /** The pid of the worker that runs the file; undefined before it starts. */
  pid: number | undefined;
  /** Tests by id, in the order in which they were reported. */
  readonly tests: Map<string, TestLine>;
  /** The test that is running now. */
  running: string | undefined;
  /** The reason for which it was ended early, as a phrase. */
  cut: string | undefined;
  errors: readonly string[];
  isOver: boolean;
}

export interface RunReport {
  readonly files: Map<string, FileReport>;
  /** Errors outside tests, once the run is over. */
  errors: readonly string[] | undefined;
}

export const newReport = (): RunReport => ({ files: new Map(), errors: undefined });

/** @returns the tests that this line reports as ended */
export function addLine(report: RunReport, line: Line): readonly TestLine[] {
  if (line.kind === 'over') {
    report.errors = line.errors;
    return [];
  }
  if (line.kind === 'planned') {
    for (const file of line.files) fileOf(report, file);
    return [];
  }
  const file = fileOf(report, line.file);
  switch (line.kind) {
    case 'loading':
      file.pid = line.pid;
      return [];
    case 'collected':
      return setTests(file, line.tests);
    case 'began':
      file.running = line.test.name;
      return setTests(file, [line.test]);
    case 'ended':
      file.running = undefined;
      return setTests(file, [line.test]);
    case 'file':
      file.isOver = true;
      file.running = undefined;
      file.errors = line.errors;
      return setTests(file, line.tests);
    default:
      return line satisfies never;
  }
}

function fileOf(report: RunReport, name: string): FileReport {
  const known = report.files.get(name);
  if (known !== undefined) return known;
  const file: FileReport = {
    pid: undefined,
    tests: new Map(),
    running: undefined,
    cut: undefined,
    errors: [],
    isOver: false,
  };
  report.files.set(name, file);
  return file;
}

function setTests(file: FileReport, tests: readonly TestLine[]): TestLine[] {
  const ended = tests.filter(
    ({ id, state }) => state !== 'pending' && (file.tests.get(id)?.state ?? 'pending') === 'pending',
  );
  for (const test of tests) file.tests.set(test.id, test);
  return ended;
}

/** Returns the progress of an unfinished file: `while "it pays" ran`. */
export const placeOf = ({ running, tests }: FileReport): string => {
  if (running !== undefined) return `while "${running}" ran`;
  return tests.size === 0 ? 'while it was loaded' : 'between its tests';
};

/** How vitest ended, and its output. */
export interface RunEnd {
  readonly code: number | null;
  readonly said: string;
}

/** @param root omitted from the names of files @param cut the reason for which the run was ended early, as a phrase */
export function resultOf(report: RunReport, root: string, end: RunEnd, cut?: string): Result {
  const files = [...report.files].map(([path, file]) => ({ name: path.replace(`${root}/`, ''), file }));
  const tests = files.flatMap(({ file }) => [...file.tests.values()]);
  const failures: Failure[] = files.flatMap(({ name, file }) => failuresOf(name, file));
  const unrun = files.filter(({ file }) => !file.isOver && file.pid === undefined);
  if (cut !== undefined || unrun.length > 0 || report.errors === undefined) {
    const left = unrun.map(({ name }) => name).join('\n');
    const title = cut ?? (report.files.size === 0 ? 'vitest did not start' : 'vitest ended before its end');
    failures.push({
      title: `${title}${left === '' ? '' : '; not run'}`,
      output: `${left}\n${end.said}`.trim(),
    });
  }
  // vitest, too, reports the death of a worker as an error, which the worker's file has already reported.
  const isTold = files.some(({ file }) => file.cut !== undefined);
  for (const error of report.errors ?? []) {
    if (isTold && error.includes('[vitest-pool]')) continue;
    failures.push({ title: 'an error outside all tests', output: error });
  }
  if (end.code !== 0 && failures.length === 0)
    failures.push({ title: 'vitest failed outside all tests', output: end.said });
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    skipped: tests.filter(({ state }) => state === 'skipped').length,
    failures,
  };
}

function failuresOf(name: string, file: FileReport): Failure[] {
  const tests = [...file.tests.values()];
  const failed = tests
    .filter(({ state }) => state === 'failed')
    .map((test) => ({ title: `${name}: ${test.name}`, output: test.errors.join('\n') }));
  if (file.errors.length > 0) {
    const title = tests.length === 0 ? 'the file could not be run' : 'outside of its tests';
    failed.push({ title: `${name}: ${title}`, output: file.errors.join('\n') });
  }
  if (file.pid !== undefined && !file.isOver) {
    const unrun = tests.filter(({ state }) => state === 'pending').map((test) => test.name);
    const reason = file.cut ?? 'the run ended';
    failed.push({ title: `${name}: ${reason} ${placeOf(file)}`, output: `Not passed:\n${unrun.join('\n')}` });
  }
  return failed;
}
