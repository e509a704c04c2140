/** Recognises Japanese made of words of our lists. */
import { hiraganaEndings, hiraganaWords, japaneseWords, katakanaWords } from '../gazetteer/japanese-word.ts';
import { splitWords } from '../language/language-word.ts';

/** Characters that are family names by themselves, where they begin a name; any other is a word, or the stem of one. */
const familyNames = new Set(
  '星森林原岡堀関東西南北泉島橋村町谷辻宮金白黒角平今岸堤牧菅柳桂榊楠椿轟嶋畑浜滝沖沢澤秦畠峰嶺峯柏栗桑梶榎槙樋樫櫻淵湊溝漆瀬灘笠笹筒簗粕糸紺緑縣羽脇舘芝芹茂草荻萩葛葵蒲蔦蕨藤蘆虎虻蛭袴裏要角谷貝辺近迫郡郷都酒鈴鎌長門間関関阪陣隅雑靏韓頼飯駒高鬼鮎鶴鷲鹿麻',
);
/** Stands for a listed work or artist. */
export const publicName = '〇';

const words = new Set([publicName, ...splitWords(japaneseWords)]);
const hiragana = new Set(splitWords(hiraganaWords));
const endings = new Set(splitWords(hiraganaEndings));
const katakana = new Set(splitWords(katakanaWords));
const suffixes = new Set('編版話期章曲集的者達々中前後');
const longestPart = 8;
const mostEndings = 3;

const isHan = (letter: string): boolean => /[\p{sc=Han}々]/u.test(letter);

/** What stands before a position: nothing, a word, a character by itself, or so many endings in a row. */
const before = { nothing: 0, word: 1, character: 2, ending: 3 } as const;

/** Returns what stands before the position behind the part, or undefined if it cannot stand there. */
function stepOver(text: string, at: number, part: string, state: number): number | undefined {
  if (words.has(part) || hiragana.has(part) || katakana.has(part))
    return state === before.character ? undefined : before.word;
  if (part.length === 1 && isHan(part)) {
    const isApart = at === 0 || !isHan(text.charAt(at - 1));
    if (isApart && !(at === 0 && familyNames.has(part)) && !isHan(text.charAt(at + 1)))
      return before.character;
    return state === before.word && suffixes.has(part) ? before.word : undefined;
  }
  if (state === before.nothing || state >= before.ending + mostEndings - 1 || !endings.has(part))
    return undefined;
  return state < before.ending ? before.ending : state + 1;
}

/**
 * Returns whether the text is made of listed words and their endings. A character counts as a word only beside other
 * letters, since two of them may be somebody's name.
 */
export function isKnownJapanese(text: string): boolean {
  const reached: Set<number>[] = Array.from({ length: text.length + 1 }, () => new Set());
  reached[0]?.add(before.nothing);
  for (let at = 0; at < text.length; at++)
    for (const state of reached[at] ?? [])
      for (let size = 1; size <= longestPart && at + size <= text.length; size++) {
        const next = stepOver(text, at, text.slice(at, at + size), state);
        if (next !== undefined) reached[at + size]?.add(next);
      }
  return (reached[text.length]?.size ?? 0) > 0;
}
