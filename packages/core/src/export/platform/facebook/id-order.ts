/** Checks whether ids increase with time, as Facebook's do within a list, and whether a counter made them. */
import type { Finding } from '../../../authenticity/evidence.ts';

/** Ids of records closer in time than this are not compared: they come from many machines. */
const apartSeconds = 86_400;
/** Steps between records closer than this are ignored, since files uploaded together have ids in equal steps. */
const togetherSeconds = 3600;

/** The last digits of an id, which a double holds exactly; steps are smaller than that. */
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
  /** The id to compare with: the last one that is more than a day after the one before. */
  let anchorId = '';
  let anchorSeconds = 0;
  let pairs = 0;
  let against = 0;
  let steps = 0;
  let equal = 0;
  function compare(seconds: number, id: string): void {
    const gap = seconds - anchorSeconds;
    // ids of different lengths are from different ranges and cannot be compared
    if (id.length === anchorId.length) {
      if (id === anchorId || Math.abs(gap) <= apartSeconds) return;
      pairs++;
      // for equal lengths, comparing strings compares the numbers
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
