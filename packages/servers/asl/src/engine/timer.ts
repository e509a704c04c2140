/** One timer per key; setting it again replaces the previous one. */
import type { Clock } from './clock.ts';

export interface Timers {
  /** Sets or replaces the key's timer; `undefined` removes it. */
  set(key: string, at: number | undefined, callback: () => void): void;
  clear(): void;
}

export function createTimers(clock: Clock): Timers {
  const alarms = new Map<string, { at: number; cancel: () => void }>();
  const drop = (key: string): void => {
    alarms.get(key)?.cancel();
    alarms.delete(key);
  };
  return {
    set(key, at, callback) {
      if (at !== undefined && alarms.get(key)?.at === at) return;
      drop(key);
      if (at === undefined) return;
      const cancel = clock.wakeAt(at, () => {
        alarms.delete(key);
        callback();
      });
      alarms.set(key, { at, cancel });
    },
    clear() {
      for (const key of [...alarms.keys()]) drop(key);
    },
  };
}
