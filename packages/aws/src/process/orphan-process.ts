/** Ends children that a killed run left behind, and no other process. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const graceMs = 3_000;
const pollMs = 25;

/** Returns the command line of a living process; undefined if there is no such process. */
export function commandOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    }
    return (
      execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

/**
 * Ends the process that `pidFile` names if its command line contains `mark`: the system reuses pids.
 * @returns whether there was one
 */
export async function endStale(pidFile: string, mark: string): Promise<boolean> {
  if (!existsSync(pidFile)) return false;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  rmSync(pidFile, { force: true });
  if (!Number.isInteger(pid) || pid <= 1 || !commandOf(pid)?.includes(mark)) return false;
  signal(pid, 'SIGTERM');
  for (let waited = 0; waited < graceMs; waited += pollMs) {
    if (!commandOf(pid)?.includes(mark)) return true;
    await sleep(pollMs);
  }
  signal(pid, 'SIGKILL');
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
