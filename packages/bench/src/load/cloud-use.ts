/** What a local cloud has computed so far, and how much memory it has: every process below it, by what it is. */
import { readFileSync } from 'node:fs';
import { descendantsOf, readProcessTable } from '@cgdx/aws/process/process-table.ts';
import { commandOf } from '@cgdx/aws/process/stale.ts';

/** In the command line of each kind; what has none of them is the cloud's own process. */
const marks = {
  functions: 'lambda/runtime/runtime.ts',
  database: 'dynoxide',
  chain: 'bin/anvil',
} as const;
export type ProcessKind = keyof typeof marks | 'cloud';

export interface CloudUse {
  /** Since the cloud's start, with all that has ended. */
  readonly cpuMs: number;
  /** Of those that run now. Shared pages count in parts (PSS), so that the sum is what the machine has less. */
  readonly memoryBytes: Readonly<Record<ProcessKind, number>>;
  readonly functionProcesses: number;
}

/** @param pid of `npm start` */
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
    // It has just ended, or this system does not tell.
    return 0;
  }
}
