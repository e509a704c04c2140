/** A local cloud in its own process: started as a person starts it, with its own state, killed as a crash kills it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killedOnExit } from '@cgdx/aws/process/kill-on-exit.ts';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { descendantsOf, readProcessTable } from '@cgdx/aws/process/process-table.ts';
import { endpointsFileOf, readEndpoints, type Stack } from '@cgdx/local/ground/endpoints.ts';
import { killTree } from './process-tree.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/**
 * Longer than any machine takes to build the pages and the contracts; the test runner detects a start that is stuck.
 */
const startWithinMs = 1_800_000;
const stopWithinMs = 600_000;
const pollMs = 50;

export interface Cloud {
  readonly kind: 'up';
  readonly stack: Stack;
  readonly directory: string;
  /** Returns its standard output so far. */
  readonly said: () => string;
  /** Returns its standard error so far. */
  readonly complained: () => string;
  /** Stops it as Ctrl-C does. @returns the exit code */
  readonly stop: () => Promise<number | null>;
  /** Kills the cloud and all its descendant processes with SIGKILL. The state stays. */
  readonly kill: () => Promise<void>;
  /** Resolves with its exit code, however it ends. */
  readonly ended: Promise<number | null>;
  /** Returns every running descendant process. */
  readonly processes: () => readonly { readonly pid: number; readonly command: string }[];
}

export const newStateDirectory = (): string => mkdtempSync(join(tmpdir(), 'cgdx-journey-'));
export const removeStateDirectory = (directory: string): void =>
  rmSync(directory, { recursive: true, force: true });

/** A cloud that ended before it was up. */
export interface EndedCloud {
  readonly kind: 'ended';
  readonly code: number | null;
  readonly said: string;
  /** Its standard error. */
  readonly complained: string;
}

/** @throws Error with its output if it does not come up */
export async function startCloud(directory: string, ...args: string[]): Promise<Cloud> {
  const tried = await tryCloud(directory, { args });
  if (tried.kind === 'up') return tried;
  throw new Error(`The local cloud did not come up. It said:\n${tried.said}`);
}

export interface TryCloud {
  readonly args?: readonly string[];
  /** The checkout whose code runs; this one by default. */
  readonly checkout?: string;
  /** A program and its arguments that run the cloud's command, such as a wrapper; none by default. */
  readonly through?: readonly string[];
}

/** Starts a cloud that may not come up. */
export async function tryCloud(
  directory: string,
  { args = [], checkout = root, through = [] }: TryCloud = {},
): Promise<Cloud | EndedCloud> {
  const [program = '', ...rest] = [
    ...through,
    process.execPath,
    'packages/local/setup.mjs',
    'start',
    ...args,
  ];
  const start = () =>
    spawn(program, rest, {
      cwd: checkout,
      env: { ...process.env, CGDX_STATE_DIR: directory, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const child = killedOnExit(start, 'process');
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
    complained += chunk;
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const silent = new Promise((resolve) => child.once('close', resolve));
  const stack = await untilUp(child, directory);
  if (stack === undefined) {
    await silent;
    return { kind: 'ended', code: await gone, said, complained };
  }
  return {
    kind: 'up',
    stack,
    directory,
    said: () => said,
    complained: () => complained,
    ended: gone,
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
    processes: () =>
      descendantsOf(child.pid ?? 0, readProcessTable()).map((pid) => ({
        pid,
        command: commandOf(pid) ?? '',
      })),
  };
}

/** @returns undefined once it has ended */
async function untilUp(child: ChildProcess, directory: string): Promise<Stack | undefined> {
  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const stack = upAs(child, directory);
    if (stack !== undefined) return stack;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      killTree(child.pid);
      return undefined;
    }
    await sleep(pollMs);
  }
}

/** Returns the stack if this process wrote it: a file left behind by a killed run names another process. */
function upAs(child: ChildProcess, directory: string): Stack | undefined {
  try {
    const stack = readEndpoints(endpointsFileOf(directory));
    const below = descendantsOf(child.pid ?? 0, readProcessTable());
    return below.includes(stack.pid ?? -1) ? stack : undefined;
  } catch {
    return undefined;
  }
}
