/** Recognises Japanese made of words of our lists. */
import { hiraganaWords, japaneseWords, katakanaWords } from '../gazetteer/japanese-word.ts';
import { splitWords } from '../language/language-word.ts';

/** Characters that are family names by themselves, where they begin a name; any other is a word, or the stem of one. */
const familyNames = new Set(
  '星森林原岡堀関東西南北泉島橋村町谷辻宮金白黒角平今岸堤牧菅柳桂榊楠椿轟嶋畑浜滝沖沢澤秦畠峰嶺峯柏栗桑梶榎槙樋樫櫻淵湊溝漆瀬灘笠笹筒簗粕糸紺緑縣羽脇舘芝芹茂草荻萩葛葵蒲蔦蕨藤蘆虎虻蛭袴裏要角谷貝辺近迫郡郷都酒鈴鎌長門間関関阪陣隅雑靏韓頼飯駒高鬼鮎鶴鷲鹿麻',
);
/** Stands for a listed work or artist. */
export const publicName = '〇';

const words = new Set([publicName, ...splitWords(japaneseWords)]);
const hiragana = new Set(splitWords(hiraganaWords));
const katakana = new Set(splitWords(katakanaWords));
const suffixes = new Set('編版話期章曲集的者達々中前後');
const longestPart = 8;

const isHan = (letter: string): boolean => /[\p{sc=Han}々]/u.test(letter);
/** Particles and endings behind a word; longer ones may have a full name in them. */
const isEnding = (part: string): boolean => /^[ぁ-ゖー]{1,4}$/u.test(part);
/** What may follow a family name that is meant as a word: "星に願いを". */
const behindFamilyName = /^(?:[をにがはのとへもで](?![ぁ-ゖ])|$)/u;

/** What stands before a position. */
const before = { nothing: 0, word: 1, ending: 2 } as const;

/** Returns what stands before the position behind the part, or undefined if it cannot stand there. */
function stepOver(text: string, at: number, part: string, state: number): number | undefined {
  if (words.has(part) || hiragana.has(part) || katakana.has(part)) return before.word;
  if (part.length === 1 && isHan(part)) {
    const rest = text.slice(at + 1);
    const isWord = familyNames.has(part) ? at > 0 && behindFamilyName.test(rest) : true;
    // "田" and "中学" are in a family name and a given one, too.
    if (isWord && !isHan(text.charAt(at - 1)) && !isHan(rest.charAt(0))) return before.word;
    return state === before.word && suffixes.has(part) ? before.word : undefined;
  }
  return state === before.word && isEnding(part) ? before.ending : undefined;
}

/**
 * Returns whether the text is made of listed words and their endings. Two characters that are no
 * listed word may be a family name.
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
