/** How much memory a process takes, seen from outside: a handler that is busy cannot tell. */
import { existsSync, readFileSync } from 'node:fs';

const isReadable = existsSync('/proc/self/status');

/** Bytes; undefined if the system does not say (then the heap's own limit is the only bound). */
export function residentBytes(pid: number): number | undefined {
  if (!isReadable) return undefined;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
