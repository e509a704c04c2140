/**
 * Distinguishes stuck work from slow work by its CPU time and by load-adjusted time: a second on a machine that is n
 * times slower than an idle one counts as 1/n second.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { readProcessTable, treeCpuMs } from './process-table.ts';

export interface StallLimits {
  /** Load-adjusted time with hardly any CPU time used. */
  readonly idleMs: number;
  /** CPU time without a sign of progress. */
  readonly cpuMs: number;
  /** Load-adjusted time without a sign of progress. */
  readonly longestMs: number;
}

export const minuteMs = 60_000;
/** More than ten times what any step of the product's takes on two idle cores. */
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
   * @returns the reason, as a phrase, if the work is stuck; undefined if it is not
   */
  readonly look: (nowMs: number, cpuMs: number, slowness: number) => string | undefined;
}

const lookEveryMs = 1_000;
/**
 * The longest time that counts between two checks: a machine that slept, or did not run the check, gave no task any
 * time.
 */
const longestStepMs = 5 * lookEveryMs;
const longestWindowMs = 10_000;
/**
 * Work that uses less than this share of a core within a window makes no progress: polling and timers need that much
 * for ever.
 */
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
      // The sum falls when a process ends whose parent has already ended.
      const used = Math.max(0, cpuMs - before.cpuMs);
      freeMs += free;
      usedMs += used;
      window = { freeMs: window.freeMs + free, usedMs: window.usedMs + used };
      if (window.freeMs >= windowMs) {
        idleMs = window.usedMs < idleShare * window.freeMs ? idleMs + window.freeMs : 0;
        window = { freeMs: 0, usedMs: 0 };
      }
      if (idleMs >= limits.idleMs)
        return `it used hardly any CPU time for ${seconds(idleMs)} s, adjusted for load`;
      if (usedMs >= limits.cpuMs) return `it used ${seconds(usedMs)} s of CPU time without progress`;
      if (freeMs >= limits.longestMs)
        return `it made no progress for ${seconds(freeMs)} s, adjusted for load`;
      return undefined;
    },
  };
}

/**
 * Returns the number of tasks that share a core, at least 1: now, or on average over the last minute, whichever is
 * greater.
 */
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

/** Checks the process `pid` and its descendants once a second. @param onStall called once, with the reason */
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
