/** A local cloud for a journey: started as a person starts it, with state of its own, and killed as a crash kills it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endpointsFileOf, readEndpoints, type Stack } from '@cgdx/local/start/endpoints.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The first start builds the pages and the contracts. */
const startWithinMs = 150_000;
const stopWithinMs = 15_000;
const pollMs = 50;

export interface Cloud {
  readonly stack: Stack;
  readonly directory: string;
  /** What it printed so far. */
  readonly said: () => string;
  /** Ctrl-C. @returns the exit code */
  readonly stop: () => Promise<number | null>;
  /** kill -9 of the cloud and of every process below it. The state stays. */
  readonly kill: () => Promise<void>;
}

export const newStateDirectory = (): string => mkdtempSync(join(tmpdir(), 'cgdx-journey-'));
export const removeStateDirectory = (directory: string): void =>
  rmSync(directory, { recursive: true, force: true });

/** @throws Error with what it printed, where it does not come up */
export async function startCloud(directory: string, ...args: string[]): Promise<Cloud> {
  const child = spawn(process.execPath, ['packages/local/setup.mjs', 'start', ...args], {
    cwd: root,
    env: { ...process.env, CGDX_STATE_DIR: directory, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stack = await untilUp(child, directory, () => said);
  return {
    stack,
    directory,
    said: () => said,
    stop: async () => {
      child.kill('SIGINT');
      const timer = setTimeout(() => killTree(child.pid), stopWithinMs);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
    kill: async () => {
      killTree(child.pid);
      await gone;
    },
  };
}

async function untilUp(child: ChildProcess, directory: string, said: () => string): Promise<Stack> {
  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const stack = upAs(child, directory);
    if (stack !== undefined) return stack;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      killTree(child.pid);
      throw new Error(`The local cloud did not come up. It said:\n${said()}`);
    }
    await sleep(pollMs);
  }
}

/** A file that a killed run left behind names another process. */
function upAs(child: ChildProcess, directory: string): Stack | undefined {
  try {
    const stack = readEndpoints(endpointsFileOf(directory));
    return descendantsOf(child.pid ?? 0).includes(stack.pid ?? -1) ? stack : undefined;
  } catch {
    return undefined;
  }
}

/** Stops them first, so that no parent can react to the death of a child. */
function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const all = [pid, ...descendantsOf(pid)];
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
    for (const one of all) {
      try {
        process.kill(one, signal);
      } catch {
        // It ended with its parent.
      }
    }
  }
}

function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined;
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function parentOf(pid: string): number | undefined {
  try {
    // The name in parentheses may contain anything; the state and the parent follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
