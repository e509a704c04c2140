/** Tells stuck work from slow work: by what it computed and by the time the machine had for it. */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { readProcessTable, treeCpuMs } from './process-table.ts';

export interface StallLimits {
  /** Time of a free machine in which hardly anything was computed. */
  readonly idleMs: number;
  /** CPU time without a sign of progress. */
  readonly cpuMs: number;
  /** Time of a free machine without a sign of progress. */
  readonly longestMs: number;
}

export const minuteMs = 60_000;
/** More than ten times what any step of ours takes on two quiet cores. */
export const patientLimits: StallLimits = {
  idleMs: 2 * minuteMs,
  cpuMs: 10 * minuteMs,
  longestMs: 10 * minuteMs,
};

export interface StallJudge {
  /** Reports a sign of progress. */
  readonly progress: () => void;
  /**
   * @param nowMs a monotonic time
   * @param cpuMs the CPU time of the work so far
   * @param slowness how many times longer work takes now than on a free machine; 1 or more
   * @returns why it is stuck, in words; undefined if it is not
   */
  readonly look: (nowMs: number, cpuMs: number, slowness: number) => string | undefined;
}

const lookEveryMs = 1_000;
/** The most that counts between two looks: a machine that slept, or did not even let us look, gave no time to anybody. */
const longestStepMs = 5 * lookEveryMs;
const longestWindowMs = 10_000;
/** Below this share of a core in a window nothing advances: pollers and tickers need that much for ever. */
const idleShare = 0.1;

/** @param limits in ms */
export function createStallJudge(limits: StallLimits): StallJudge {
  let last: { readonly atMs: number; readonly cpuMs: number } | undefined;
  let [freeMs, usedMs, idleMs] = [0, 0, 0];
  const windowMs = Math.min(longestWindowMs, limits.idleMs);
  let window = { freeMs: 0, usedMs: 0 };
  const seconds = (ms: number): number => Math.round(ms / 1000);

  return {
    progress: () => {
      [freeMs, usedMs, idleMs] = [0, 0, 0];
      window = { freeMs: 0, usedMs: 0 };
    },
    look: (atMs, cpuMs, slowness) => {
      const before = last ?? { atMs, cpuMs };
      last = { atMs, cpuMs };
      const free = Math.min(atMs - before.atMs, longestStepMs) / Math.max(1, slowness);
      // The sum falls when a process ends whose parent has ended already.
      const used = Math.max(0, cpuMs - before.cpuMs);
      freeMs += free;
      usedMs += used;
      window = { freeMs: window.freeMs + free, usedMs: window.usedMs + used };
      if (window.freeMs >= windowMs) {
        idleMs = window.usedMs < idleShare * window.freeMs ? idleMs + window.freeMs : 0;
        window = { freeMs: 0, usedMs: 0 };
      }
      if (idleMs >= limits.idleMs) return `nothing was computed for ${seconds(idleMs)} s of a free machine`;
      if (usedMs >= limits.cpuMs) return `it computed for ${seconds(usedMs)} s without an end`;
      if (freeMs >= limits.longestMs) return `no end after ${seconds(freeMs)} s of a free machine`;
      return undefined;
    },
  };
}

/** Returns how many tasks share a core, 1 or more: now or as a mean of the last minute, whichever is greater. */
export const slownessNow = (): number =>
  Math.max(1, Math.max(runnableNow(), loadavg()[0] ?? 0) / availableParallelism());

function runnableNow(): number {
  try {
    // `0.52 0.43 0.31 3/412 9921`: three of 412 are runnable.
    return Number(readFileSync('/proc/loadavg', 'latin1').split(' ')[3]?.split('/')[0]);
  } catch {
    return 0;
  }
}

export interface StallWatch {
  readonly progress: StallJudge['progress'];
  readonly stop: () => void;
}

/**
 * Looks once a second at the process `pid` and all below it.
 * @param onStall called once, with the reason
 */
export function watchForStall(pid: number, limits: StallLimits, onStall: (why: string) => void): StallWatch {
  const judge = createStallJudge(limits);
  const timer = setInterval(() => {
    const cpuMs = treeCpuMs(pid, readProcessTable());
    const why = cpuMs === undefined ? undefined : judge.look(performance.now(), cpuMs, slownessNow());
    if (why === undefined) return;
    clearInterval(timer);
    onStall(why);
  }, lookEveryMs);
  timer.unref();
  return { progress: judge.progress, stop: () => clearInterval(timer) };
}
