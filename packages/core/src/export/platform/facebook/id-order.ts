/** Checks whether ids increase with time, as Facebook's do within a list, and whether a counter made them. */
import type { Finding } from '../../../authenticity/evidence.ts';

/** Among records closer in time the order of ids means nothing: they come from many machines. */
const apartSeconds = 86_400;
/** Files uploaded together have ids in equal steps. */
const togetherSeconds = 3600;

/** The digits of an id that a double holds exactly: steps are smaller. */
const exactDigits = 15;

export interface IdOrder {
  /** Adds an id in the order of the list. `id`: digits. */
  add(seconds: number, id: string): void;
  /** Begins another list. */
  nextList(): void;
  finish(): IdFindings;
}

export interface IdFindings {
  readonly order: Finding;
  readonly steps: Finding;
}

export function createIdOrder(): IdOrder {
  let lastId = '';
  let lastSeconds = 0;
  let lastStep = 0;
  /** The last id that is more than a day away from those before it. */
  let anchorId = '';
  let anchorSeconds = 0;
  let pairs = 0;
  let against = 0;
  let steps = 0;
  let equal = 0;
  function compare(seconds: number, id: string): void {
    const gap = seconds - anchorSeconds;
    // ids of another length are from another range, which began at another time
    if (id.length === anchorId.length) {
      if (id === anchorId || Math.abs(gap) <= apartSeconds) return;
      pairs++;
      // of equal length, the larger text is the larger number
      if (gap > 0 !== id > anchorId) against++;
    }
    anchorId = id;
    anchorSeconds = seconds;
  }
  return {
    add(seconds, id) {
      compare(seconds, id);
      if (id.length === lastId.length && id !== lastId && Math.abs(seconds - lastSeconds) > togetherSeconds) {
        const step = Number(id.slice(-exactDigits)) - Number(lastId.slice(-exactDigits));
        steps++;
        if (step === lastStep) equal++;
        lastStep = step;
      }
      lastId = id;
      lastSeconds = seconds;
    },
    nextList() {
      lastId = '';
      lastStep = 0;
      anchorId = '';
    },
    finish: () => ({ order: { against, of: pairs }, steps: { against: equal, of: steps } }),
  };
}
