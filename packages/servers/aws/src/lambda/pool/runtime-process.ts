/** A process that runs the runtime, with any number of environments. */
import { type ChildProcess, fork } from 'node:child_process';
import { appendFile, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { killedOnExit } from '../../process/kill-on-exit.ts';
import type { FromProcess, ToProcess } from '../runtime/message.ts';
import type { RuntimeArguments } from '../runtime/runtime.ts';

const runtimeFile = join(import.meta.dirname, '..', 'runtime', 'runtime.ts');
/** A part of every runtime's command line, by which processes that a killed run left behind are recognized. */
export const runtimeMark = join('lambda', 'runtime', 'runtime.ts');

export interface Listener {
  readonly onMessage: (message: FromProcess) => void;
  readonly onExit: (code: number | null, signal: string | null) => void;
}

export interface RuntimeProcess {
  readonly pid: number;
  /** Returns the id of a new environment in the process; no id is used twice. */
  newId(): number;
  send(message: ToProcess): void;
  /** Replaces an environment's listener. Calls it at once if the process has ended. */
  listen(id: number, listener: Listener): void;
  isAlive(): boolean;
  /** Sets the file to which the process's own output is written. */
  printTo(file: string): void;
  kill(): void;
}

export interface RuntimeProcessOptions {
  /** Absolute URLs of modules to load before the first function. */
  readonly preload: readonly string[];
  /** Folders of code that all functions of a process share. */
  readonly sharedCode: readonly string[];
  /** The memory of the largest function, which limits the heap. */
  readonly memoryMb: number;
  /**
   * Also part of the command line: the next start ends only processes that a killed run left behind in the same folder.
   */
  readonly pidDirectory: string;
}

/** Returns the variables of the cloud's own environment that a process may see. */
function baseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  };
}

function remember(child: ChildProcess, directory: string): void {
  if (child.pid === undefined) return;
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${child.pid}`);
  writeFileSync(file, `${child.pid}`);
  child.once('exit', () => rmSync(file, { force: true }));
}

/** Returns Lambda's own flag for Node.js: nine tenths of the memory for the heap. */
const heapFlag = (memoryMb: number): string => `--max-old-space-size=${Math.floor(memoryMb * 0.9)}`;

/** A third of Node.js's default: steps run no slower with it, and each process takes 100 MB less. */
const youngFlag = '--max-semi-space-size=16';

/** Throws if the system cannot start another process. */
export function startRuntimeProcess(options: RuntimeProcessOptions): RuntimeProcess {
  const shared = options.sharedCode.map((folder) => `${pathToFileURL(folder).href}/`);
  const given: RuntimeArguments = { shared, preload: options.preload };
  const start = (): ChildProcess =>
    fork(runtimeFile, [JSON.stringify(given), options.pidDirectory], {
      execPath: process.execPath,
      execArgv: [
        heapFlag(options.memoryMb),
        youngFlag,
        '--expose-gc',
        '--enable-source-maps',
        '--disable-warning=ExperimentalWarning',
      ],
      env: baseEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  const child = killedOnExit(start, 'process');
  const listeners = new Map<number, Listener>();
  let printFile: string | undefined;
  let lastId = 0;
  let isKilled = false;
  let exit: readonly [number | null, string | null] | undefined;
  const end = (code: number | null, signal: string | null): void => {
    if (exit) return;
    exit = [code, signal];
    for (const { onExit } of listeners.values()) onExit(code, signal);
  };
  remember(child, options.pidDirectory);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      if (printFile !== undefined) appendFile(printFile, chunk, () => {});
    });
  }
  child.once('exit', end);
  child.once('error', () => end(null, null));
  child.on('message', (message) => {
    const said = message as FromProcess;
    listeners.get(said.id)?.onMessage(said);
  });

  return {
    pid: child.pid ?? 0,
    newId: () => {
      lastId += 1;
      return lastId;
    },
    // If the process has just died, its exit event reports that.
    send: (message) => void child.send(message, () => {}),
    listen: (id, listener) => {
      listeners.set(id, listener);
      if (exit) listener.onExit(...exit);
    },
    isAlive: () => exit === undefined && !isKilled,
    printTo: (file) => {
      printFile = file;
    },
    kill: () => {
      isKilled = true;
      child.kill('SIGKILL');
    },
  };
}
