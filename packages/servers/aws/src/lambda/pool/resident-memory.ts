/** Measures how much memory a process takes from outside: a busy handler cannot report it. */
import { existsSync, readFileSync } from 'node:fs';

const isReadable = existsSync('/proc/self/status');

/** Returns bytes; undefined if the system does not say (the heap's own limit is then the only bound). */
export function residentBytes(pid: number): number | undefined {
  if (!isReadable) return undefined;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
