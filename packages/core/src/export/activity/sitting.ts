/** Checks whether videos were watched several in a sitting, as people do, or each one alone. */
import type { Finding } from '../../authenticity/evidence.ts';

/** Two videos more than this apart belong to different sittings. */
const sittingSeconds = 3600;

export interface Sittings {
  /** In the order of the history, newest or oldest first. */
  add(seconds: number): void;
  finding(): Finding;
}

export function createSittings(): Sittings {
  let before: number | undefined;
  let wasFar = true;
  let of = 0;
  let lone = 0;
  return {
    add(seconds) {
      const isFar = before === undefined || Math.abs(seconds - before) > sittingSeconds;
      // The previous video is known to be alone only when the next one comes.
      if (before !== undefined && wasFar && isFar) lone++;
      wasFar = isFar;
      before = seconds;
      of++;
    },
    finding: () => ({ against: lone + (wasFar && of > 0 ? 1 : 0), of }),
  };
}
