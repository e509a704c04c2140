/** The clock of a simulation: runs scheduled work in order of its time. */
import TinyQueue from 'tinyqueue';

export interface Clock {
  /** Seconds since the beginning. */
  now(): number;
  /** Runs `work` after this many seconds. Work for the same moment runs in the order in which it was scheduled. */
  after(seconds: number, work: () => void): void;
  /** Runs everything that is due until this time. */
  runUntil(seconds: number): void;
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

export function createClock(): Clock {
  const queue = new TinyQueue<Due>([], (a, b) => a.at - b.at || a.order - b.order);
  let now = 0;
  let order = 0;
  return {
    now: () => now,
    after(seconds, work) {
      queue.push({ at: now + seconds, order: order++, work });
    },
    runUntil(end) {
      for (let due = queue.peek(); due !== undefined && due.at <= end; due = queue.peek()) {
        queue.pop();
        now = due.at;
        due.work();
      }
      now = end;
    },
  };
}
