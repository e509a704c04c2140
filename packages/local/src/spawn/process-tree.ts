/** The processes below a process. */
import { readdirSync, readFileSync } from 'node:fs';

/** kill -9 of a process and of every one below it. Stops them first, so that no parent can react to the death of a child. */
export function killTree(pid: number | undefined): void {
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

/** Children, their children and so on, as the system tells them. Linux alone. */
export function descendantsOf(pid: number): number[] {
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
