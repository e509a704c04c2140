/**
 * Ends an invocation that uses more memory than its function has. Memory is measured from outside, as a busy handler
 * cannot report it.
 */
import { residentBytes } from './resident-memory.ts';
import type { RuntimeProcess } from './runtime-process.ts';

const lookEveryMs = 100;
/** How long to wait for the answer to a measurement before asking again. */
const answerWithinMs = 2_000;
const mib = 1024 * 1024;

export interface Watched {
  readonly runtime: RuntimeProcess;
  readonly id: number;
  /** True if the invocation has the process to itself, so that all of the process's memory counts. */
  readonly isAlone: boolean;
  readonly memoryMb: number;
}

export interface MemoryUse {
  readonly rssBytes: number;
  /** The part of `rssBytes` that is garbage; known only after a garbage collection. */
  readonly garbageBytes?: number;
}

export interface MemoryWatch {
  readonly onAnswer: (use: MemoryUse) => void;
  /** Stops watching. @returns the peak in bytes */
  readonly end: () => number;
}

/** The most memory that a new process uses; a higher starting level, left by other functions, is subtracted. */
const freshBytes = 140 * mib;

/** A busy handler cannot collect garbage when asked to; memory above this factor cannot all be garbage. */
const unansweredFactor = 3;
/** After a measurement, memory must grow by this factor before it is measured again. */
const askAgainFactor = 1.1;

/** @param onTooMuch called at most once */
export function watchMemory({ runtime, id, isAlone, memoryMb }: Watched, onTooMuch: () => void): MemoryWatch {
  const limitBytes = memoryMb * mib;
  let lowestBytes = residentBytes(runtime.pid) ?? 0;
  let mostBytes = 0;
  let askAboveBytes = limitBytes;
  let isOver = false;
  let asked: NodeJS.Timeout | undefined;
  /** Subtracts the memory that earlier functions left in the process, estimated from the lowest measurement. */
  const ownOf = (bytes: number): number => {
    lowestBytes = Math.min(lowestBytes, bytes);
    return bytes - (isAlone ? Math.max(0, lowestBytes - freshBytes) : 0);
  };
  const tooMuch = (): void => {
    if (isOver) return;
    isOver = true;
    onTooMuch();
  };
  const see = (bytes: number): number => {
    const own = ownOf(bytes);
    mostBytes = Math.max(mostBytes, own);
    return own;
  };
  const look = (): void => {
    const own = see(residentBytes(runtime.pid) ?? 0);
    if (own > unansweredFactor * limitBytes) {
      tooMuch();
      return;
    }
    if (asked !== undefined || own <= askAboveBytes) return;
    // The memory may be uncollected garbage, since the heap's limit is that of the largest function.
    asked = setTimeout(() => {
      asked = undefined;
    }, answerWithinMs);
    runtime.send({ kind: 'measure', id });
  };
  const timer = isAlone ? setInterval(look, lookEveryMs) : undefined;
  return {
    onAnswer: ({ rssBytes, garbageBytes }) => {
      const own = see(rssBytes);
      if (garbageBytes === undefined) return;
      clearTimeout(asked);
      asked = undefined;
      askAboveBytes = Math.max(limitBytes, own * askAgainFactor);
      if (own - garbageBytes > limitBytes) tooMuch();
    },
    end: () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(asked);
      return mostBytes;
    },
  };
}
