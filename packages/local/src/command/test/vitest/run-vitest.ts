/** Runs vitest, follows its reports, and returns all results, however the run ends. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { patientLimits, type StallLimits } from '@cgdx/aws/process/stall.ts';
import { linesVariable } from './append-line.ts';
import { followLines } from './follow-lines.ts';
import { addLine, newReport, placeOf, type RunEnd, type RunReport, resultOf } from './report.ts';
import type { Result } from './result.ts';
import { createSupervisor } from './supervise.ts';

export interface VitestOptions {
  /** The name of the file of lines. */
  readonly name: string;
  readonly root: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the run; results so far are returned. The abort reason is a phrase. */
  readonly signal?: AbortSignal;
  /** Called with each failed test at once. */
  readonly onFailure?: (title: string) => void;
  /** The limits of one test; by default ten times what the slowest test needs. */
  readonly limits?: StallLimits;
  /** The niceness of vitest, as of a program. */
  readonly niceness?: number;
}

const lookEveryMs = 1_000;
/**
 * The limits of vitest with all its workers, which are longer than those of a file, so that the stuck file is named.
 */
const wholeLimits = (limits: StallLimits): StallLimits => ({
  idleMs: 3 * limits.idleMs,
  cpuMs: Number.POSITIVE_INFINITY,
  longestMs: Number.POSITIVE_INFINITY,
});

/** Returns the path of a run's lines, which stay until the next run in case this one is killed. */
export const linesFileOf = (root: string, name: string): string =>
  join(root, 'node_modules/.cache/cgdx-test', `${name.replaceAll(' ', '-')}.jsonl`);

export async function runVitest(options: VitestOptions): Promise<Result> {
  const { root, signal } = options;
  const linesFile = linesFileOf(root, options.name);
  mkdirSync(dirname(linesFile), { recursive: true });
  rmSync(linesFile, { force: true });
  const report = newReport();
  const run = createRun(options, report, linesFile);
  let end = await run([]);
  // A worker that was ended leaves files that it had not started, which are run again.
  for (let left = unrunOf(report); left.length > 0 && canGoOn(options, report); ) {
    report.errors = undefined;
    end = await run(left);
    const still = unrunOf(report);
    if (still.length === left.length) break;
    left = still;
  }
  return resultOf(
    report,
    root,
    end,
    signal?.aborted === true ? `the run was stopped (${signal.reason})` : undefined,
  );
}

const unrunOf = ({ files }: RunReport): string[] =>
  [...files].filter(([, { pid }]) => pid === undefined).map(([name]) => name);

const canGoOn = ({ signal }: VitestOptions, { files }: RunReport): boolean =>
  signal?.aborted !== true && [...files.values()].some(({ cut }) => cut !== undefined);

/** @returns a function that runs vitest once, over all files or some of them, and adds its reports to `report` */
function createRun(options: VitestOptions, report: RunReport, linesFile: string) {
  const { root, limits = patientLimits, signal, onFailure, niceness } = options;
  const supervisor = createSupervisor(limits);
  const tell = (file: string, what: string): void => onFailure?.(`${file.replace(`${root}/`, '')}: ${what}`);
  const follow = followLines(linesFile, (line) => {
    const ended = addLine(report, line);
    if (!('file' in line)) return;
    supervisor.progress(line.file);
    for (const { name, state } of ended) if (state === 'failed') tell(line.file, name);
  });
  const look = (): void => {
    follow();
    for (const name of supervisor.look(report.files)) {
      const file = report.files.get(name);
      if (file !== undefined) tell(name, `${file.cut} ${placeOf(file)}`);
    }
  };

  return async (only: readonly string[]): Promise<RunEnd> => {
    const timer = setInterval(look, lookEveryMs);
    const ended = await runProgram(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options.args, ...only],
      {
        cwd: root,
        env: { ...options.env, [linesVariable]: linesFile },
        limits: wholeLimits(limits),
        ...(signal && { signal }),
        ...(niceness !== undefined && { niceness }),
      },
    );
    clearInterval(timer);
    follow();
    return ended;
  };
}
