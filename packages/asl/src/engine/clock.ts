/** Time as the engine sees it, so that tests can own it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once at or after `at`; the answer cancels it. */
  wakeAt(at: number, callback: () => void): () => void;
}

/** setTimeout cannot wait longer. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt(at, callback) {
    let timer: NodeJS.Timeout;
    const arm = (): void => {
      const rest = Math.max(0, at - Date.now());
      // Timers may fire a moment early, and not at all beyond their longest delay.
      timer = setTimeout(() => (Date.now() < at ? arm() : callback()), Math.min(rest, longestTimerMs));
    };
    arm();
    return () => clearTimeout(timer);
  },
};
