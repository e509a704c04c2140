/** A process that runs the runtime, before and after it has been given a function. */
import { type ChildProcess, fork } from 'node:child_process';
import { appendFile, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dyingWithUs } from '../../process/die-with-us.ts';
import type { FromEnvironment, ToEnvironment } from '../runtime/message.ts';

const runtimeFile = join(import.meta.dirname, '..', 'runtime', 'runtime.ts');
/** Found in the command line of every environment, so that those of a killed run can be told from strangers. */
export const runtimeMark = join('lambda', 'runtime', 'runtime.ts');

export interface RuntimeProcess {
  readonly pid: number;
  send(message: ToEnvironment): void;
  /** One listener each; the last one set counts. */
  onMessage(listen: (message: FromEnvironment) => void): void;
  onExit(listen: (code: number | null, signal: string | null) => void): void;
  isAlive(): boolean;
  /** Where what the process prints by itself goes. */
  printTo(file: string): void;
  kill(): void;
}

export interface RuntimeProcessOptions {
  /** Modules loaded before a function is known: absolute URLs. */
  readonly preload: readonly string[];
  readonly pidDirectory: string;
}

/** Of the cloud's own environment a function sees nothing but this. */
function baseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

function remember(child: ChildProcess, directory: string): void {
  if (child.pid === undefined) return;
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${child.pid}`);
  writeFileSync(file, `${child.pid}`);
  child.once('exit', () => rmSync(file, { force: true }));
}

/** As Lambda starts Node.js: nine tenths for the heap, a twentieth for its youngest part. */
const heapFlags = (memoryMb: number): string[] => [
  `--max-old-space-size=${Math.floor(memoryMb * 0.9)}`,
  `--max-semi-space-size=${Math.max(1, Math.floor(memoryMb * 0.05))}`,
];

/** Throws where the system has no more processes to give. `memoryMb` of the function it will be given. */
export function startRuntimeProcess(options: RuntimeProcessOptions, memoryMb: number): RuntimeProcess {
  const start = (): ChildProcess =>
    fork(runtimeFile, [...options.preload], {
      execPath: process.execPath,
      execArgv: [...heapFlags(memoryMb), '--enable-source-maps', '--disable-warning=ExperimentalWarning'],
      env: baseEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  const child = dyingWithUs(start, 'process');
  let printFile: string | undefined;
  let listenExit: (code: number | null, signal: string | null) => void = () => {};
  let listenMessage: (message: FromEnvironment) => void = () => {};
  let exit: readonly [number | null, string | null] | undefined;
  const end = (code: number | null, signal: string | null): void => {
    if (exit) return;
    exit = [code, signal];
    listenExit(code, signal);
  };
  remember(child, options.pidDirectory);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      if (printFile !== undefined) appendFile(printFile, chunk, () => {});
    });
  }
  child.once('exit', end);
  child.once('error', () => end(null, null));
  child.on('message', (message) => listenMessage(message as FromEnvironment));

  return {
    pid: child.pid ?? 0,
    // a process that has just died is noticed by its exit
    send: (message) => void child.send(message, () => {}),
    onMessage: (listen) => {
      listenMessage = listen;
    },
    onExit: (listen) => {
      listenExit = listen;
      if (exit) listen(...exit);
    },
    isAlive: () => exit === undefined,
    printTo: (file) => {
      printFile = file;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
