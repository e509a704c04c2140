/** How sure the tagger and the trees must be of a name, by the kind of text and its language. */
import type { Language } from '../language/language.ts';

/** Titles and searches have few words around a name, and many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  /** The log odds that the trees must reach. */
  readonly personOdds: number;
  readonly placeOdds: number;
  /** The probability of a person in a script that the trees do not know, and beside "and". */
  readonly person: number;
  readonly place: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { personOdds: -2.1, placeOdds: -0.4, person: 0.04, place: 0.4 },
  title: { personOdds: 0.5, placeOdds: 0, person: 0.25, place: 0.5 },
};

/** Added in a text of no language that is searched: capitals and lists say less there. */
const noLanguageOdds = 0.2;
/** Added in a text of a language that the tagger has learnt: there it is right more often than the trees have seen. */
const learntOdds = -0.6;

const languageOdds = (language: Language | undefined, isLearnt: boolean): number => {
  if (isLearnt) return learntOdds;
  return language === undefined ? noLanguageOdds : (language.nameOdds ?? 0);
};

/** `language`: of the text, if enough words tell. `isLearnt`: it is in one that the tagger knows, and no rules. */
export function thresholdsOf(kind: TextKind, language: Language | undefined, isLearnt: boolean): Thresholds {
  const own = thresholds[kind];
  // a title names songs and artists in English above all
  if (kind === 'title') return { ...own, personOdds: own.personOdds + Math.max(0, language?.nameOdds ?? 0) };
  return {
    ...own,
    personOdds: own.personOdds + languageOdds(language, isLearnt),
    placeOdds: own.placeOdds + (language?.placeOdds ?? 0),
  };
}
