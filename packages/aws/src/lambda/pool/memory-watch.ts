/** Ends an invocation that takes more memory than its function has, seen from outside: a handler that is busy cannot tell. */
import { residentBytes } from './resident-memory.ts';
import type { RuntimeProcess } from './runtime-process.ts';

const lookEveryMs = 100;
/** For an answer: a handler that holds up its process that long and takes too much is not given more time. */
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

/** @param onTooMuch told once */
export function watchMemory({ runtime, id, isAlone, memoryMb }: Watched, onTooMuch: () => void): MemoryWatch {
  const limitBytes = memoryMb * mib;
  const foreignBytes = isAlone ? Math.max(0, (residentBytes(runtime.pid) ?? 0) - freshBytes) : 0;
  let mostBytes = 0;
  let isOver = false;
  let asked: NodeJS.Timeout | undefined;
  const tooMuch = (): void => {
    if (isOver) return;
    isOver = true;
    onTooMuch();
  };
  const see = (bytes: number): boolean => {
    mostBytes = Math.max(mostBytes, bytes - foreignBytes);
    return bytes - foreignBytes > limitBytes;
  };
  const look = (): void => {
    if (asked !== undefined || !see(residentBytes(runtime.pid) ?? 0)) return;
    // It may be garbage that nobody has collected yet, since the process is made for the largest function.
    asked = setTimeout(tooMuch, answerWithinMs);
    runtime.send({ kind: 'measure', id });
  };
  const timer = isAlone ? setInterval(look, lookEveryMs) : undefined;
  return {
    onAnswer: ({ rssBytes, garbageBytes }) => {
      see(rssBytes);
      if (garbageBytes === undefined) return;
      clearTimeout(asked);
      asked = undefined;
      if (rssBytes - garbageBytes - foreignBytes > limitBytes) tooMuch();
    },
    end: () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(asked);
      return mostBytes;
    },
  };
}
