/** The facts about a text that the scoring of its words needs. */
import type { Language } from '../language/language.ts';
import type { EvidenceText } from './name-evidence.ts';

/**
 * With a smaller share of ordinary words, the dictionary belongs to another language than the text: "hela
 * helgen" is no name.
 */
const leastOrdinary = 0.5;

/** The same for all words of a text. */
export interface WeighedText {
  readonly language: Language | undefined;
  readonly isLearnt: boolean;
  readonly hasNoLanguage: boolean;
  readonly isEnglish: boolean;
  /** Whether it may be in a language of Singapore: in others its people's names may be words, "sotto", "zien". */
  readonly isAtHome: boolean;
  readonly mayBeEnglish: boolean;
  /** Whether the dictionary distinguishes the text's ordinary words from names. */
  readonly hasDictionary: boolean;
}

export function aboutText(
  text: EvidenceText,
  isLearnt: boolean,
  isAsian: boolean,
  isTitle: boolean,
): WeighedText {
  const { language } = text.nature;
  const hasNoLanguage = language === undefined;
  const isEnglish = language?.dictionary !== undefined;
  return {
    language,
    isLearnt,
    hasNoLanguage,
    isEnglish,
    isAtHome: isAsian || (!isLearnt && (hasNoLanguage || isEnglish)),
    mayBeEnglish: hasNoLanguage || isEnglish,
    hasDictionary: !isTitle && isEnglish && text.ordinaryShare >= leastOrdinary,
  };
}
