/** Ends an invocation that takes more memory than its function has, seen from outside: a handler that is busy cannot tell. */
import { residentBytes } from './resident-memory.ts';
import type { RuntimeProcess } from './runtime-process.ts';

const lookEveryMs = 100;
/** For an answer; then it is asked again. */
const answerWithinMs = 2_000;
const mib = 1024 * 1024;

export interface Watched {
  readonly runtime: RuntimeProcess;
  readonly id: number;
  /** Only then is the process's memory the invocation's. */
  readonly isAlone: boolean;
  readonly memoryMb: number;
}

export interface MemoryUse {
  readonly rssBytes: number;
  /** Of `rssBytes`, what holds nothing any more. Told after a collection alone. */
  readonly garbageBytes?: number;
}

export interface MemoryWatch {
  readonly onAnswer: (use: MemoryUse) => void;
  /** @returns the most that was seen */
  readonly end: () => number;
}

/** What other functions of the process have loaded does not count: of a new process no more than this is in use. */
const freshBytes = 140 * mib;

/** A handler that is busy cannot collect when it is asked to: this much more is garbage at the very most. */
const unansweredFactor = 3;
/** After an answer, garbage alone is no reason to ask again. */
const askAgainFactor = 1.1;

/** @param onTooMuch told once */
export function watchMemory({ runtime, id, isAlone, memoryMb }: Watched, onTooMuch: () => void): MemoryWatch {
  const limitBytes = memoryMb * mib;
  let lowestBytes = residentBytes(runtime.pid) ?? 0;
  let mostBytes = 0;
  let askAboveBytes = limitBytes;
  let isOver = false;
  let asked: NodeJS.Timeout | undefined;
  /** Of the process, what others left there: no more than was in use when least was. */
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
    // It may be garbage that nobody has collected yet, since the process is made for the largest function.
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
