/** The engine's clock, which tests can replace. */
export interface Clock {
  /** Returns Unix ms. */
  now(): number;
  /** Calls back once at or after `at`; the returned function cancels it. */
  wakeAt(at: number, callback: () => void): () => void;
}

/** The longest time that setTimeout can wait. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt(at, callback) {
    let timer: NodeJS.Timeout;
    const arm = (): void => {
      const rest = Math.max(0, at - Date.now());
      // A timer may fire a moment early, and cannot wait longer than `longestTimerMs`.
      timer = setTimeout(() => (Date.now() < at ? arm() : callback()), Math.min(rest, longestTimerMs));
    };
    arm();
    return () => clearTimeout(timer);
  },
};
