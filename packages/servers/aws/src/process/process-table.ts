/** Reads the machine's processes: their parents, and how much CPU time each has used. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessEntry {
  readonly parent: number;
  /** CPU time of the process and of its children that have ended. */
  readonly cpuMs: number;
}

export type ProcessTable = ReadonlyMap<number, ProcessEntry>;

/** USER_HZ: 100 ticks a second on every Linux. */
const msPerTick = 10;
const isLinux = existsSync('/proc/self/stat');

export function readProcessTable(): ProcessTable {
  return isLinux ? readProc() : readPs();
}

/** Returns all descendants of `pid`, nearest first, without `pid` itself. */
export function descendantsOf(pid: number, table: ProcessTable): number[] {
  const children = [...table].filter(([, { parent }]) => parent === pid).map(([child]) => child);
  return [...children, ...children.flatMap((child) => descendantsOf(child, table))];
}

/** Returns the CPU time of `pid` and its descendants; undefined if there is no such process. */
export function treeCpuMs(pid: number, table: ProcessTable): number | undefined {
  const own = table.get(pid);
  if (own === undefined) return undefined;
  return descendantsOf(pid, table).reduce((sum, one) => sum + (table.get(one)?.cpuMs ?? 0), own.cpuMs);
}

function readProc(): ProcessTable {
  const table = new Map<number, ProcessEntry>();
  for (const name of readdirSync('/proc')) {
    const entry = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (entry !== undefined) table.set(Number(name), entry);
  }
  return table;
}

function readStat(pid: string): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain anything; the state and the parent follow it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), cpuMs: ticks * msPerTick };
  } catch {
    // The process has just ended.
    return undefined;
  }
}

function readPs(): ProcessTable {
  const said = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' });
  return new Map(said.split('\n').flatMap(psEntry));
}

/** Parses `  412     1 1:02.34`, with hours and days in front if there are any. */
export function psEntry(line: string): [number, ProcessEntry][] {
  const [pid, parent, time] = line.trim().split(/\s+/);
  if (pid === undefined || parent === undefined || time === undefined) return [];
  const [clock = '', days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const cpuMs = Math.round((Number(days) * 86_400 + seconds) * 1000);
  return [[Number(pid), { parent: Number(parent), cpuMs }]];
}
