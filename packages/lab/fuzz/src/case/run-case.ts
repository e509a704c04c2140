/** Runs one case, and reports its outcome or how it failed. */

export interface FuzzCase {
  /** A description of the case, for the person who replays it. */
  readonly what: string;
  /** Size of the input to the code under test, uncompressed. */
  readonly bytes: number;
  /** Returns the outcome in a word or two. Any error that it throws is a failure. */
  run(): Promise<string>;
}

export type MakeCase = (seed: string, number: number) => Promise<FuzzCase>;

export interface CaseReport {
  readonly number: number;
  readonly what: string;
  readonly bytes: number;
  /** The outcome, or `failed`. */
  readonly outcome: string;
  /** The error of a failed case, with its stack. */
  readonly failure?: string;
  /** CPU time of all threads of the process. */
  readonly cpuMs: number;
}

/**
 * The fixed part of a case's CPU time limit, in addition to an amount per byte: 20 times what the slowest parser should
 * need.
 */
const fixedCpuMs = 1500;
const cpuMsPerByte = 0.002;

export async function runCase(makeCase: MakeCase, seed: string, number: number): Promise<CaseReport> {
  let made: FuzzCase | undefined;
  let started = process.cpuUsage();
  try {
    made = await makeCase(seed, number);
    started = process.cpuUsage();
    const outcome = await made.run();
    const cpuMs = msSince(started);
    const report = { number, what: made.what, bytes: made.bytes, cpuMs };
    if (cpuMs <= fixedCpuMs + made.bytes * cpuMsPerByte) return { ...report, outcome };
    const failure = `took ${Math.round(cpuMs)} ms of processor time for ${made.bytes} bytes (${outcome})`;
    return { ...report, outcome: 'failed', failure };
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const what = made?.what ?? 'a case that could not be made';
    return { number, what, bytes: made?.bytes ?? 0, outcome: 'failed', failure, cpuMs: msSince(started) };
  }
}

function msSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
