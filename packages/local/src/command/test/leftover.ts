/** Finds processes that tests started and did not end; they would hold memory, ports and pipes for ever. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readMarked } from '@cgdx/aws/process/marked-process.ts';
import { oneFailed, type Result } from './vitest/result.ts';

/** The number of checks, as an orderly end may take a while. */
const patience = 60;
const lookEveryMs = 500;
const nothing: Result = { passed: 0, skipped: 0, failures: [] };

/**
 * @param mark `NAME=value` in the environment of every process that was started
 * @returns a failure with the command of each that was still running, and was killed
 */
export async function endLeftovers(mark: string, looks = patience): Promise<Result> {
  for (let look = 0; look < looks && readMarked(mark).length > 0; look++) await sleep(lookEveryMs);
  const left = readMarked(mark);
  if (left.length === 0) return nothing;
  for (const { pid } of left) endNow(pid);
  return oneFailed(
    'tests left processes behind',
    left.map(({ pid, command }) => `${pid} ${command}`).join('\n'),
  );
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}
