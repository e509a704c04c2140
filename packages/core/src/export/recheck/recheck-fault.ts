/** The faults that a recheck finds in the masked dataset of an upload, and their sentences for operators, contributor and buyers. */
import { type FaultKind, faultKinds, type RecheckFault } from './recheck-fault-schema.ts';

export type { FaultKind, RecheckFault } from './recheck-fault-schema.ts';

/** Raised with each change of the rules, or of the masking, by which an upload has to be judged again. */
export const recheckRules = 1;

const wordsOf: Readonly<Record<FaultKind, string>> = {
  'swapped-dates': 'days and months of dates are swapped',
  'unmasked-text': 'personal information stands in texts, or their letters are broken',
  'repeated-records': 'the same records stand in it twice',
};

/** Returns them as one sentence without its beginning: `days and months of dates are swapped`. */
export const faultWords = (faults: readonly FaultKind[]): string =>
  faultKinds
    .filter((kind) => faults.includes(kind))
    .map((kind) => wordsOf[kind])
    .join('; ');

/** `clean`, `faulty` for certain, or `cannot-tell`. */
export type RecheckVerdict = 'clean' | 'faulty' | 'cannot-tell';

/** @param isWhole false if the dataset was too large to be read to its end */
export function verdictOf(faults: readonly RecheckFault[], isWhole: boolean): RecheckVerdict {
  if (faults.some(({ isSure }) => isSure)) return 'faulty';
  return faults.length > 0 || !isWhole ? 'cannot-tell' : 'clean';
}

/** Returns the kinds of the faults that are sure. */
export const sureFaults = (faults: readonly RecheckFault[]): FaultKind[] => [
  ...new Set(faults.filter(({ isSure }) => isSure).map(({ fault }) => fault)),
];
