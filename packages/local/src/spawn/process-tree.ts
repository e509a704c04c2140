/** Ends a whole tree of processes as a crash does. */
import { descendantsOf, readProcessTable } from '@cgdx/aws/process/process-table.ts';

/** kill -9 of a process and of every one below it. Stops them first, so that no parent can react to the death of a child. */
export function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const all = [pid, ...descendantsOf(pid, readProcessTable())];
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
