/** The evidence that small words of the text's own language give about a name beside them. */
import type { Language } from '../language/language.ts';
import { splitWords } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';
import { edgeOfRun } from './thing-evidence.ts';

/**
 * Returns whether it is a small word of the text's language that no list has as a name: "El" and "De" often
 * begin sentences.
 */
export const isSmallWordOf = (language: Language | undefined, tokens: Tokens, i: number): boolean =>
  language !== undefined &&
  has(tokens, i, word.functionWord) &&
  !has(tokens, i, word.given | word.surname | word.nickname) &&
  ((tokens.languages[i] as number) & (1 << languages.indexOf(language))) !== 0;

/** By language, the articles after which a name is hardly a person's. */
const articles = new Map(
  languages.map((language) => [language, hashesOf(splitWords(language.nameArticle?.words))]),
);

/**
 * Returns the log odds that an article before the capitalised words around word `i` adds. Only articles of the
 * text's own language count: "à" is not the English "a".
 */
export function articleOdds(tokens: Tokens, i: number, language: Language | undefined): number {
  if (language?.nameArticle === undefined) return 0;
  const before = tokens.hash[edgeOfRun(tokens, i, -1) - 1] as number;
  return articles.get(language)?.has(before) === true ? language.nameArticle.odds : 0;
}
