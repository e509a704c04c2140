/** Runs many cases in several processes, and continues when one of them hangs or dies. */
import { type ChildProcess, fork } from 'node:child_process';
import type { CaseReport } from './case/run-case.ts';
import type { WorkerMessage } from './worker.ts';

export interface RunCasesInput {
  /** The URL of a module that exports `makeCase`. */
  readonly moduleUrl: string;
  readonly seed: string;
  readonly from: number;
  /** Exclusive. */
  readonly end: number;
  readonly workers: number;
  /** The limit of one case, after which its process is killed. */
  readonly caseTimeoutMs: number;
  readonly onCase: (report: CaseReport) => void;
}

export interface MemoryUse {
  /** The peak memory of any process. */
  readonly peakBytes: number;
  /**
   * Growth from the smallest heap in the first half of the cases to the smallest in the second half, for the process in
   * which it is largest.
   */
  readonly heapGrowthBytes: number;
}

/** The heap of a process, which limits what one case may need. */
const heapLimitMiB = 512;

const workerFile = new URL('worker.ts', import.meta.url);

export async function runCases(input: RunCasesInput): Promise<MemoryUse> {
  const lanes = Array.from({ length: input.workers }, (_, lane) => runLane(input, lane));
  const used = await Promise.all(lanes);
  return {
    peakBytes: Math.max(...used.map(({ peakBytes }) => peakBytes)),
    heapGrowthBytes: Math.max(...used.map(({ heapGrowthBytes }) => heapGrowthBytes)),
  };
}

/**
 * Runs every `workers`-th case. A process that ends early is replaced by one that continues after the case that ended
 * it.
 */
async function runLane(input: RunCasesInput, lane: number): Promise<MemoryUse> {
  let next = input.from + lane;
  let peakBytes = 0;
  let heapGrowthBytes = 0;
  while (next < input.end) {
    const end = await runWorker(input, next);
    peakBytes = Math.max(peakBytes, end.peakBytes);
    heapGrowthBytes = Math.max(heapGrowthBytes, growthOf(end.heaps));
    if (end.lost === undefined) break;
    const { number, failure } = end.lost;
    input.onCase({ number, what: '', bytes: 0, outcome: 'failed', failure, cpuMs: 0 });
    next = number + input.workers;
  }
  return { peakBytes, heapGrowthBytes };
}

interface WorkerEnd {
  readonly peakBytes: number;
  readonly heaps: readonly number[];
  /** The case that killed it. */
  readonly lost?: { readonly number: number; readonly failure: string };
}

function runWorker(input: RunCasesInput, from: number): Promise<WorkerEnd> {
  const worker = startWorker(input, from);
  const heaps: number[] = [];
  let peakBytes = 0;
  let running: number | undefined;
  let failure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let said = '';
  worker.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  worker.on('message', (message: WorkerMessage) => {
    clearTimeout(timer);
    if (message.kind === 'memory') {
      heaps.push(message.heapBytes);
      peakBytes = message.peakBytes;
    } else if (message.kind === 'ended') input.onCase(message.report);
    else {
      running = message.number;
      timer = setTimeout(() => {
        failure = `no end after ${input.caseTimeoutMs} ms`;
        worker.kill('SIGKILL');
      }, input.caseTimeoutMs);
    }
  });
  return new Promise((resolve, reject) => {
    worker.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve({ peakBytes, heaps });
      if (running === undefined) return reject(new Error(`the first case did not begin: ${said.trim()}`));
      const reason = failure ?? `its process died (${signal ?? code}): ${said.trim()}`;
      resolve({ peakBytes, heaps, lost: { number: running, failure: reason } });
    });
  });
}

function startWorker({ moduleUrl, seed, workers, end }: RunCasesInput, from: number): ChildProcess {
  return fork(workerFile, [moduleUrl, seed, String(from), String(workers), String(end)], {
    execArgv: ['--expose-gc', `--max-old-space-size=${heapLimitMiB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Caches fill during the first half; memory that still grows in the second half is a leak. */
function growthOf(heaps: readonly number[]): number {
  const half = Math.floor(heaps.length / 2);
  if (half === 0) return 0;
  return Math.max(0, Math.min(...heaps.slice(half)) - Math.min(...heaps.slice(Math.floor(half / 2), half)));
}
