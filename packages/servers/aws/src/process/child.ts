/** A program that runs beside the local cloud: started, watched, restarted if it dies, and ended with the cloud. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killedOnExit } from './kill-on-exit.ts';
import { listensOn } from './listener.ts';
import { endStale } from './orphan-process.ts';
import { refusalToWrite } from './refusal.ts';

const readyPollMs = 15;
const graceMs = 5_000;
const saidLimit = 4_000;
const restartWindowMs = 60_000;
const restartLimit = 3;

export interface ChildOptions {
  /** The program's name in sentences: `the database`. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /**
   * A file that contains the program's pid while it runs, so that the next start can end a program that a kill -9 left
   * behind.
   */
  readonly pidFile: string;
  /** The port on which it listens. Another program that took the port must not be mistaken for it. */
  readonly port: number;
  /** Resolves to true once the program answers. */
  readonly isReady: () => Promise<boolean>;
  readonly readyWithinMs: number;
  /** Called before each launch, including the first one, while the program is not running. */
  readonly beforeLaunch?: () => void;
  /** Gets a sentence for each unexpected death after which it was restarted. */
  readonly onRestart?: (sentence: string) => void;
  /**
   * Gets a sentence when the program cannot be kept running, and the operating system's error, if that is the cause.
   */
  readonly onGone?: (sentence: string, cause?: unknown) => void;
}

export interface Child {
  readonly pid: () => number | undefined;
  /** Ends the program and waits for its exit. Never throws. */
  readonly stop: () => Promise<void>;
}

/** All children, including those still starting when this process gives up: none may outlive it. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGTERM');
});

/** @throws Error with the program's output if it is not ready in time or ends before that */
export async function startChild(options: ChildOptions): Promise<Child> {
  await endStale(options.pidFile, options.file);
  mkdirSync(dirname(options.pidFile), { recursive: true });
  let stopping = false;
  let deaths: number[] = [];
  let current = await launch(options);
  watch(current);

  function watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (!stopping) void mend(signal ?? `code ${code}`);
    });
  }

  async function mend(how: string): Promise<void> {
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < restartWindowMs), now];
    if (deaths.length > restartLimit) {
      options.onGone?.(
        `${options.name} ended ${deaths.length} times within a minute (last by ${how})`,
        refusalToWrite(dirname(options.pidFile)),
      );
      return;
    }
    try {
      const next = await launch(options);
      if (stopping) return void (await end(next));
      current = next;
      watch(next);
      options.onRestart?.(`${options.name} ended unexpectedly (${how}) and was started again`);
    } catch (error) {
      options.onGone?.(
        `${options.name} ended (${how}) and could not be started again: ${String(error)}`,
        error,
      );
    }
  }

  return {
    pid: () => current.pid,
    stop: async () => {
      stopping = true;
      await end(current);
      rmSync(options.pidFile, { force: true });
    },
  };
}

async function launch(options: ChildOptions): Promise<ChildProcess> {
  options.beforeLaunch?.();
  // In its own process group: Ctrl-C in the terminal reaches only the cloud, which ends its children in order.
  const child = killedOnExit(
    () => spawn(options.file, options.args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
    'group',
  );
  living.add(child);
  child.once('exit', () => living.delete(child));
  let said = '';
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-saidLimit);
  };
  // A process has no pipes if no further file could be opened.
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  let failure: string | undefined;
  let cause: unknown;
  child.once('error', (error) => {
    failure = error.message;
    cause = error;
  });
  if (child.pid !== undefined) await endIfUnwritten(child, options.pidFile);

  const deadline = Date.now() + options.readyWithinMs;
  while (!(await isUp(options, child.pid))) {
    if (child.exitCode !== null || child.signalCode !== null) failure ??= 'it ended at once';
    if (Date.now() > deadline) failure ??= `it did not answer within ${options.readyWithinMs / 1000} s`;
    if (failure !== undefined) {
      await end(child);
      // Programs report a full disk in their own words, so the directory is checked.
      cause ??= refusalToWrite(dirname(options.pidFile));
      throw new Error(`${options.name} did not start: ${failure}. ${said.trim()}`.trim(), { cause });
    }
    await sleep(readyPollMs);
  }
  return child;
}

/** Ends a program whose pid could not be written: after a kill of this process nobody would find it. */
async function endIfUnwritten(child: ChildProcess, pidFile: string): Promise<void> {
  try {
    writeFileSync(pidFile, String(child.pid));
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Asks first whether anything answers on the port, as finding the port's owner costs more. */
async function isUp({ isReady, port }: ChildOptions, pid: number | undefined): Promise<boolean> {
  if (pid === undefined || !(await isReady().catch(() => false))) return false;
  return listensOn(pid, port) !== false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
}
