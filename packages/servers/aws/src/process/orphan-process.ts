/** Ends child processes that a killed run left behind, and no other process. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolvedPath } from './resolved-path.ts';

const graceMs = 3_000;
const pollMs = 25;

const hasProc = existsSync('/proc/self/cmdline');

/** Returns the arguments of a living process; none if there is no such process. Without /proc, arguments with spaces are split. */
function argumentsOf(pid: number): string[] {
  try {
    return hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') : ps(pid, 'command').split(' ');
  } catch {
    return [];
  }
}

const ps = (pid: number, column: string): string =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** Returns the command line of a living process; undefined if there is no such process. */
export const commandOf = (pid: number): string | undefined => argumentsOf(pid).join(' ').trim() || undefined;

/**
 * Returns the start time of a living process. Together with the pid it identifies a process, as the system reuses pids.
 */
export function birthOf(pid: number): string | undefined {
  try {
    if (!hasProc) return ps(pid, 'lstart') || undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain anything; the start time, in ticks, is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * The system reuses pids, and a copied directory contains the pid files of the original: a process counts only if its
 * arguments name this directory.
 */
function worksIn(pid: number, mark: string, directory: string): boolean {
  const given = argumentsOf(pid);
  return (
    given.some((each) => each.includes(mark)) &&
    given.some((each) => isAbsolute(each) && `${resolvedPath(each)}${sep}`.startsWith(`${directory}${sep}`))
  );
}

/**
 * Ends the process that `pidFile` names if its command line contains `mark` and names the folder of the pid file.
 * @returns whether such a process existed
 */
export async function endStale(pidFile: string, mark: string): Promise<boolean> {
  if (!existsSync(pidFile)) return false;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  rmSync(pidFile, { force: true });
  const directory = resolvedPath(dirname(pidFile));
  if (!Number.isInteger(pid) || pid <= 1 || !worksIn(pid, mark, directory)) return false;
  signal(pid, 'SIGTERM');
  for (let waited = 0; waited < graceMs; waited += pollMs) {
    if (!worksIn(pid, mark, directory)) return true;
    await sleep(pollMs);
  }
  signal(pid, 'SIGKILL');
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just ended.
  }
}
