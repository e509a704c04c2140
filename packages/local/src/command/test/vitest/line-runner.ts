/** Runs tests as vitest does, and reports the start and result of each from the worker itself. */
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { appendLine, workerVariable } from './append-line.ts';
import type { TestLine, TestState } from './line.ts';

const states: Readonly<Record<string, TestState>> = {
  pass: 'passed',
  fail: 'failed',
  skip: 'skipped',
  todo: 'skipped',
};

export default class LineRunner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    process.env[workerVariable] = String(process.pid);
    appendLine({ kind: 'loading', file: file.filepath, pid: process.pid });
  }

  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) {
      appendLine({ kind: 'collected', file: file.filepath, tests: testsOf(file).map(lineOf) });
    }
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.type === 'test') appendLine({ kind: 'began', file: test.file.filepath, test: lineOf(test) });
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    if (test.type === 'test') appendLine({ kind: 'ended', file: test.file.filepath, test: lineOf(test) });
  }
}

const testsOf = (task: RunnerTask): RunnerTestCase[] =>
  'tasks' in task ? task.tasks.flatMap(testsOf) : [task];

function lineOf(test: RunnerTestCase): TestLine {
  return {
    id: test.id,
    name: test.fullTestName,
    state: states[test.result?.state ?? test.mode] ?? 'pending',
    errors: (test.result?.errors ?? []).map((error) => error.stack ?? error.message),
  };
}
