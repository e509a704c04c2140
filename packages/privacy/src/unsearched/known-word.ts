/** Recognises text in scripts that are not searched for names, of which each word is listed and names nobody. */
import { hindiRoots, hindiWords } from '../gazetteer/hindi-word.ts';
import { tamilNameWords, tamilWords } from '../gazetteer/tamil-word.ts';
import { splitWords } from '../language/language-word.ts';
import { isWord, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isKnownJapanese } from './known-japanese.ts';
import { isKnownKorean, mayBeKoreanName } from './known-korean.ts';
import { isVietnamese, namesNobodyVietnamese } from './known-vietnamese.ts';

const hindi = new Set(splitWords(hindiWords).map((word) => word.normalize('NFC')));
/** A verb: a root and an ending, such as "चलूँगा". */
const hindiVerb = new RegExp(
  `^(?:${splitWords(hindiRoots).join('|')})(?:ना|ने|नी|ता|ती|ते|[ाीेो]|[िी]?[एय]|ये|[ूऊ][ँं]|[ूऊ][ँं]ग[ाी]|[ेए]ग[ाी]|[ेए]ंगे|[ोओ]गे|कर|के)?$`,
  'u',
);
const isKnownHindi = (word: string): boolean => {
  const composed = word.normalize('NFC');
  return hindi.has(composed) || hindiVerb.test(composed);
};
const tamil = new Set(splitWords(tamilWords));
const ofTamilTitles = new Set(splitWords(tamilNameWords));

/** Keeps listed words of Tamil that are no names from every later search for names. */
export function skipTamilWords(tokens: Tokens): void {
  for (let i = 0; i < tokens.count; i++)
    if (isWord(tokens, i) && tamil.has(textOf(tokens, i))) tokens.taken[i] = 1;
}

const hangul = /^\p{sc=Hangul}+$/u;
/** By the script of a word's first letter. */
const scripts: readonly (readonly [RegExp, (word: string) => boolean])[] = [
  [hangul, isKnownKorean],
  [/^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}〇]/u, isKnownJapanese],
  [/^\p{sc=Devanagari}/u, isKnownHindi],
  [/^\p{sc=Tamil}/u, (word) => tamil.has(word) || ofTamilTitles.has(word)],
];

const longest = 200;

/**
 * Returns whether all words are listed, or name nobody in Vietnamese, or are no Korean name; two of the latter in a row may be the name of somebody
 * from elsewhere. Words of other scripts are not listed.
 */
export function isKnownText(text: string): boolean {
  if (text.length > longest) return false;
  if (isVietnamese(text)) return namesNobodyVietnamese(text);
  let isBehindUnlisted = false;
  for (const word of text.match(/[\p{L}\p{M}ー々〇]+/gu) ?? []) {
    const isListed = scripts.some(([script, isKnown]) => script.test(word) && isKnown(word));
    if (!isListed && (isBehindUnlisted || !hangul.test(word) || mayBeKoreanName(word))) return false;
    isBehindUnlisted = !isListed;
  }
  return true;
}
