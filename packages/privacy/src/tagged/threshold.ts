/** How certain the tagger and the trees must be of a name, by the kind of text and its language. */
import type { Language } from '../language/language.ts';

/** Titles and searches have few words around a name, and contain many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  /** The log odds that the trees must reach. */
  readonly personOdds: number;
  readonly placeOdds: number;
  /** The probability of a person that is needed in a script that the trees do not know, and beside "and". */
  readonly person: number;
  readonly place: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { personOdds: -2.1, placeOdds: -0.4, person: 0.04, place: 0.4 },
  title: { personOdds: 0.5, placeOdds: 0, person: 0.25, place: 0.5 },
};

/** Added in a text of no searched language: there capitals and lists are weaker evidence. */
const noLanguageOdds = 0.2;
/**
 * Added in a language that the tagger has learnt: there it is right more often than in the texts on which the
 * trees were trained.
 */
const learntOdds = -0.6;

const languageOdds = (language: Language | undefined, isLearnt: boolean): number => {
  if (isLearnt) return learntOdds;
  return language === undefined ? noLanguageOdds : (language.nameOdds ?? 0);
};

/** `language`: the text's, if enough words show it. `isLearnt`: the tagger has learnt it, but it has no rules. */
export function thresholdsOf(kind: TextKind, language: Language | undefined, isLearnt: boolean): Thresholds {
  const own = thresholds[kind];
  // Titles name mostly English songs and artists.
  if (kind === 'title') return { ...own, personOdds: own.personOdds + Math.max(0, language?.nameOdds ?? 0) };
  return {
    ...own,
    personOdds: own.personOdds + languageOdds(language, isLearnt),
    placeOdds: own.placeOdds + (language?.placeOdds ?? 0),
  };
}
