/** Measures a process's memory from outside, as a busy handler cannot report it. */
import { existsSync, readFileSync } from 'node:fs';

const isReadable = existsSync('/proc/self/status');

/** Returns bytes; undefined if the system does not report them (the limit of the heap is then the only bound). */
export function residentBytes(pid: number): number | undefined {
  if (!isReadable) return undefined;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
