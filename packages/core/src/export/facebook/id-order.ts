/** Looks at whether ids rise with time, as Facebook's do within a list, and whether they come out of a counter. */
import type { Finding } from '../../authenticity/evidence.ts';

/** Of records nearer to each other the order of ids says nothing: they come from many machines. */
const apartSeconds = 86_400;
/** What is uploaded together has ids in equal steps. */
const togetherSeconds = 3600;

export interface IdOrder {
  /** In the order of the list. `id`: digits. */
  add(seconds: number, id: string): void;
  finish(): IdFindings;
}

export interface IdFindings {
  readonly order: Finding;
  readonly steps: Finding;
}

export function createIdOrder(): IdOrder {
  let lastId = '';
  let lastSeconds = 0;
  let lastStep = '';
  let pairs = 0;
  let against = 0;
  let steps = 0;
  let equal = 0;
  return {
    add(seconds, id) {
      const gap = seconds - lastSeconds;
      // ids of another length are of another range, which began at another time
      if (id.length === lastId.length && id !== lastId) {
        if (Math.abs(gap) > apartSeconds) {
          pairs++;
          // of equal length: the larger text is the larger number
          if (gap > 0 !== id > lastId) against++;
        }
        if (Math.abs(gap) > togetherSeconds) {
          const step = String(BigInt(id) - BigInt(lastId));
          steps++;
          if (step === lastStep) equal++;
          lastStep = step;
        }
      }
      lastId = id;
      lastSeconds = seconds;
    },
    finish: () => ({ order: { against, of: pairs }, steps: { against: equal, of: steps } }),
  };
}
