/** Recognises listed Chinese words, of which no part is a name. */
import { hanWords } from '../gazetteer/han-word.ts';
import { byFirstLetter, splitWords } from '../language/language-word.ts';
import type { Findings } from '../text/finding.ts';

const words = splitWords(hanWords);
const byFirst = byFirstLetter(words);
const longest = Math.max(...words.map(({ length }) => length));
/** The number of an address, also that of a block behind where somebody lives, "我住淡滨尼 823"; and the most characters between its street and it. */
const ofAddress =
  /\d ?[号號座栋棟楼樓街巷弄室]|(?:大牌|门牌|門牌|[路街道巷座号號楼樓#-]) ?\d|\d{6}|(?:住|家)在? ?\p{sc=Han}{2,5} ?\d{1,4}[A-Za-z]?(?![\p{L}\p{N}]| ?[年天个個月日岁歲分])/u;
const reach = 30;

/**
 * Returns whether each character from `start` to `end` is part of a listed word. A place beside such a number may be an address,
 * and one beside a person among the findings somebody's school or clinic.
 */
export function isKnownHan(
  text: string,
  start: number,
  end: number,
  type: 'PERSON' | 'PLACE',
  { hasPerson }: Findings,
): boolean {
  if (type === 'PLACE' && (hasPerson || ofAddress.test(text.slice(Math.max(0, start - reach), end + reach))))
    return false;
  let covered = start;
  for (let at = Math.max(0, start - longest); at < end && covered < end; at++) {
    if (at > covered) return false;
    for (const word of byFirst.get(text.charAt(at)) ?? [])
      if (at + word.length > covered && text.startsWith(word, at)) covered = at + word.length;
  }
  return covered >= end;
}
