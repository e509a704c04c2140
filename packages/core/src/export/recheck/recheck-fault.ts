/** The kinds of faults of a recheck, with their wording for operators, contributors and buyers. */
import { type FaultKind, faultKinds, type RecheckFault } from './recheck-fault-schema.ts';

export type { FaultKind, RecheckFault } from './recheck-fault-schema.ts';

/** The version of the rules. Increase it with each change of the rules or the masking after which uploads must be judged again. */
export const recheckRules = 1;

const wordsOf: Readonly<Record<FaultKind, string>> = {
  'swapped-dates': 'days and months of dates are swapped',
  'unmasked-text': 'personal information stands in texts, or their letters are broken',
  'repeated-records': 'the same records stand in it twice',
};

/** Joins the faults to a clause that continues a sentence: `days and months of dates are swapped`. */
export const faultWords = (faults: readonly FaultKind[]): string =>
  faultKinds
    .filter((kind) => faults.includes(kind))
    .map((kind) => wordsOf[kind])
    .join('; ');

/** `faulty`: at least one fault is sure. `cannot-tell`: faults that are not sure, or a dataset that was not read to its end. */
export type RecheckVerdict = 'clean' | 'faulty' | 'cannot-tell';

/** @param isWhole false if the dataset was too large to be read to its end */
export function verdictOf(faults: readonly RecheckFault[], isWhole: boolean): RecheckVerdict {
  if (faults.some(({ isSure }) => isSure)) return 'faulty';
  return faults.length > 0 || !isWhole ? 'cannot-tell' : 'clean';
}

/** Returns the kinds of the sure faults. */
export const sureFaults = (faults: readonly RecheckFault[]): FaultKind[] => [
  ...new Set(faults.filter(({ isSure }) => isSure).map(({ fault }) => fault)),
];
