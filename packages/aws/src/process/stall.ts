/** Tells work that is stuck from work that is slow: by what was computed and by the time the machine had for it. */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { readProcessTable, treeCpuMs } from './process-table.ts';

export interface StallLimits {
  /** Of a free machine, with hardly anything computed. */
  readonly idleMs: number;
  /** Computed without a sign of progress. */
  readonly cpuMs: number;
  /** Of a free machine, without a sign of progress. */
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
  /** A sign of progress. */
  readonly progress: () => void;
  /**
   * @param nowMs of a clock that only goes forward
   * @param cpuMs what the work has computed so far
   * @param slowness how many times longer than on a free machine work takes now; 1 or more
   * @returns in words why it is stuck
   */
  readonly look: (nowMs: number, cpuMs: number, slowness: number) => string | undefined;
}

const lookEveryMs = 1_000;
/** A machine that slept, or that did not even let us look, gives no time to anybody. */
const longestStepMs = 5 * lookEveryMs;
const longestWindowMs = 10_000;
/** Below this part of a core in a window nothing moves: pollers and tickers need as much for ever. */
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

/** More work than cores makes all of it slower: what waits for a core now, or on the mean of a minute, whichever is more. */
export const slownessNow = (): number =>
  Math.max(1, Math.max(runnableNow(), loadavg()[0] ?? 0) / availableParallelism());

function runnableNow(): number {
  try {
    // `0.52 0.43 0.31 3/412 9921`: three of 412 run or could.
    return Number(readFileSync('/proc/loadavg', 'latin1').split(' ')[3]?.split('/')[0]);
  } catch {
    return 0;
  }
}

/**
 * Looks every second after the process `pid` and all below it.
 * @param onStall told once, in words
 * @returns ends the watch
 */
export function watchForStall(pid: number, limits: StallLimits, onStall: (why: string) => void): () => void {
  const judge = createStallJudge(limits);
  const timer = setInterval(() => {
    const cpuMs = treeCpuMs(pid, readProcessTable());
    const why = cpuMs === undefined ? undefined : judge.look(performance.now(), cpuMs, slownessNow());
    if (why === undefined) return;
    clearInterval(timer);
    onStall(why);
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
