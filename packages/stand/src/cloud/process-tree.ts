/** Kills a process tree at once, as a crash does. */
import { descendantsOf, readProcessTable } from '@cgdx/aws/process/process-table.ts';

/**
 * Kills a process and its descendants with SIGKILL. Stops all of them first (SIGSTOP), so that no parent can react to a
 * child's death.
 */
export function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const all = [pid, ...descendantsOf(pid, readProcessTable())];
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
    for (const one of all) {
      try {
        process.kill(one, signal);
      } catch {
        // The process ended with its parent.
      }
    }
  }
}
