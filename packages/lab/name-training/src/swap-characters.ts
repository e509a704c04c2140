/** Replaces the names in a Chinese or Japanese sentence, since the corpora have few, and many of them repeatedly. */
import { allLocales } from '@faker-js/faker';
import { kind } from './corpus/corpora.ts';
import type { DictionaryWord } from './dictionary.ts';
import type { LabelledTokens } from './labelled-tokens.ts';
import type { Random } from './random/random.ts';

const swapped = 0.4;
/** Characters that transcribe foreign names. */
const foreign = /[·斯尔特克拉德罗]/;
const katakana = /[ァ-ヴ]/;

export function createCharacterSwap(words: readonly DictionaryWord[], random: Random) {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const chinese = namesOf(allLocales.zh_CN?.person);
  const japanese = namesOf(allLocales.ja?.person);
  const known = words.filter(
    ({ tag, count, word }) => tag === 'nr' && count >= 5 && word.length > 1 && word.length < 5,
  );
  const foreigners = words.filter(({ tag, word }) => tag === 'nrt' && word.length > 1);

  function japaneseName(old: string): string {
    if (katakana.test(old)) return old;
    if (old.length > 2) return pick(japanese.surname) + pick(japanese.given);
    return random.next() < 0.6 ? pick(japanese.surname) : pick(japanese.given);
  }

  function chineseName(old: string): string {
    if (foreign.test(old) || old.length > 3)
      return random.next() < 0.5 ? old : (foreigners[random.below(foreigners.length)]?.word ?? old);
    if (old.length === 1) return pick(chinese.surname);
    if (random.next() < 0.25) return known[random.below(known.length)]?.word ?? old;
    const given = pick(chinese.given);
    // 阿强, 小芳, 老王
    if (old.length === 2 && random.next() < 0.3)
      return (random.next() < 0.5 ? pick(['阿', '小', '老']) : '') + given;
    const second = given.length === 1 && random.next() < 0.6 ? pick(chinese.given).charAt(0) : '';
    return pick(chinese.surname) + given + second;
  }

  return (sentence: LabelledTokens, isJapanese: boolean): LabelledTokens => {
    const result: LabelledTokens = { tokens: [], kinds: [], spanOf: [] };
    const { tokens, kinds, spanOf } = sentence;
    for (let i = 0; i < tokens.length; ) {
      const span = spanOf[i] as number;
      let behind = i + 1;
      if (span >= 0) while (spanOf[behind] === span) behind++;
      let own = tokens.slice(i, behind);
      if (span >= 0 && kinds[i] === kind.person && random.next() < swapped) {
        const old = own.join('');
        own = Array.from(isJapanese ? japaneseName(old) : chineseName(old));
      }
      for (const token of own) {
        result.tokens.push(token);
        result.kinds.push(kinds[i] as number);
        result.spanOf.push(span);
      }
      i = behind;
    }
    return result;
  };
}

interface LocaleNames {
  readonly first_name?: unknown;
  readonly last_name?: unknown;
}

const namesOf = (person: LocaleNames | undefined) => ({
  given: textsOf(person?.first_name),
  surname: textsOf(person?.last_name),
});

/** Returns every text in a value of any shape. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
