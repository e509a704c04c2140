/** Reads vitest's JSON report into a result: a file that cannot even be loaded counts as a failure, too. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from '../process/program.ts';
import { oneFailed, type Result } from './result.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export interface VitestOptions {
  readonly root: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export async function runVitest(options: VitestOptions): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-test-'));
  const report = join(directory, 'report.json');
  try {
    const ended = await runProgram(
      process.execPath,
      [
        join(options.root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=json',
        `--outputFile=${report}`,
        ...options.args,
      ],
      { cwd: options.root, timeoutMs: options.timeoutMs, ...(options.env && { env: options.env }) },
    );
    return readReport(readText(report), options.root, ended.code, ended.said);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param code vitest's exit code, @param said what it printed: for the case that the report tells nothing */
export function readReport(
  text: string | undefined,
  root: string,
  code: number | null,
  said: string,
): Result {
  if (text === undefined) return oneFailed('vitest made no report', said);
  const { testResults } = reportSchema.parse(JSON.parse(text));
  let passed = 0;
  let skipped = 0;
  const failures = [];
  for (const file of testResults) {
    const name = file.name.replace(`${root}/`, '');
    const failedBefore = failures.length;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') {
        failures.push({
          title: `${name}: ${test.fullName}`,
          output: (test.failureMessages ?? []).join('\n'),
        });
      } else skipped += 1;
    }
    if (file.status === 'failed' && failures.length === failedBefore) {
      failures.push({ title: `${name}: the file could not be run`, output: file.message });
    }
  }
  // An error outside of any test (a rejection nobody awaited) fails the run and is in no test's entry.
  if (code !== 0 && failures.length === 0)
    failures.push({ title: 'vitest failed outside of a test', output: said });
  return { passed, skipped, failures };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
