/**
 * Finds processes by a mark in their environment, which children inherit even if their parent has changed. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';

export interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

/**
 * @param mark `NAME=value`
 * @returns every process that was started with the mark; none if this system cannot tell
 */
export function readMarked(mark: string): MarkedProcess[] {
  return pids().flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A zombie has no command.
      return command === '' ? [] : [{ pid: Number(pid), command }];
    } catch {
      // The process has just ended, or belongs to another user.
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
