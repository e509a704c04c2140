/** Measures the CPU time and memory of a local cloud with all its descendant processes, by kind. */
import { readFileSync } from 'node:fs';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { descendantsOf, readProcessTable } from '@cgdx/aws/process/process-table.ts';

/** A text in the command lines of each kind; a process without any of them is the cloud's own. */
const marks = {
  functions: 'lambda/runtime/runtime.ts',
  database: 'dynoxide',
  chain: 'bin/anvil',
} as const;
export type ProcessKind = keyof typeof marks | 'cloud';

export interface CloudUse {
  /** CPU time since the cloud's start, including that of processes that have ended. */
  readonly cpuMs: number;
  /** Memory of running processes. Shared pages are divided (PSS), so that the sum is what the machine spends. */
  readonly memoryBytes: Readonly<Record<ProcessKind, number>>;
  readonly functionProcesses: number;
}

/** @param pid the pid of `npm start` */
export function readCloudUse(pid: number): CloudUse {
  const table = readProcessTable();
  const pids = [pid, ...descendantsOf(pid, table)];
  const memoryBytes = { cloud: 0, functions: 0, database: 0, chain: 0 };
  let functionProcesses = 0;
  for (const each of pids) {
    const kind = kindOf(each);
    if (kind === 'functions') functionProcesses += 1;
    memoryBytes[kind] += proportionalBytes(each);
  }
  return {
    cpuMs: pids.reduce((sum, each) => sum + (table.get(each)?.cpuMs ?? 0), 0),
    memoryBytes,
    functionProcesses,
  };
}

function kindOf(pid: number): ProcessKind {
  const command = commandOf(pid) ?? '';
  const found = Object.entries(marks).find(([, mark]) => command.includes(mark));
  return (found?.[0] as ProcessKind | undefined) ?? 'cloud';
}

function proportionalBytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    // The process has just ended, or this system has no such file.
    return 0;
  }
}
