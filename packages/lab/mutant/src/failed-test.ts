/** Runs tests with vitest in a folder, and names one that fails. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, StartFailure } from './laboratory.ts';

const vitest = join(
  dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')),
  'vitest.mjs',
);
/** The size limit of test output besides the report. */
const outputBytes = 64 * 2 ** 20;

interface Report {
  readonly testResults: readonly {
    /** The reason for which the file itself failed. */
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * @param directory where the report is written
 * @param at the folder of the tests
 * @throws StartFailure if vitest ran no test, or failed without a failed test
 */
export function failedTestIn(
  directory: string,
  args: readonly string[],
  at = directory,
): Promise<string | undefined> {
  const report = join(directory, 'report.json');
  rmSync(report, { force: true });
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, '--root', at, ...args],
      { cwd: at, maxBuffer: outputBytes },
      (error, stdout, stderr) => {
        try {
          const failed = nameIn(readFileSync(report, 'utf8'));
          if (error !== null && failed === undefined) throw error;
          resolve(failed);
        } catch (cause) {
          reject(
            new StartFailure(
              `${String(cause)}. vitest said:\n\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`,
            ),
          );
        }
      },
    );
  });
}

function nameIn(text: string): string | undefined {
  const report: Report = JSON.parse(text);
  const ran = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = ran.find(({ status }) => status === 'failed');
  if (failed) return failed.fullName.trim();
  const broken = report.testResults.find(({ message }) => message !== '')?.message;
  if (broken !== undefined) throw new Error(broken);
  if (!ran.some(({ status }) => status === 'passed')) throw new Error('no test ran');
  return undefined;
}
