/** Finds processes by what their environment says: children keep it, whoever their parent is by now. Linux alone. */
import { readdirSync, readFileSync } from 'node:fs';

export interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

/**
 * @param mark `NAME=value`
 * @returns every process that was started with it; none if this system does not tell
 */
export function readMarked(mark: string): MarkedProcess[] {
  return pids().flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A dead one that nobody has waited for has no command.
      return command === '' ? [] : [{ pid: Number(pid), command }];
    } catch {
      // It ended between the list and the look, or belongs to somebody else.
      return [];
    }
  });
}

function pids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
