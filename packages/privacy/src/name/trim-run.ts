/** Removes words beside a name from a run: the word that begins the sentence, a title, a month. */

import { word } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isStrongName, isUnknown, lengthOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const anyName = word.given | word.surname;
const ordinary = word.dictionary | word.functionWord | word.known | word.notName;

/** Returns the words of the run that may be a name; empty if none may. */
export function trimRun(tokens: Tokens, words: readonly number[], isAnnounced: boolean): readonly number[] {
  let from = 0;
  let to = words.length - 1;
  while (!isAnnounced && from <= to && isBefore(tokens, words[from] as number, from === 0, words[from + 1]))
    from++;
  while (to >= from && isBehind(tokens, words[to] as number, to > from)) to--;
  return from === 0 && to === words.length - 1 ? words : words.slice(from, to + 1);
}

function isBefore(tokens: Tokens, i: number, isFirst: boolean, next: number | undefined): boolean {
  const flag = tokens.flags[i] as number;
  if (flag & word.firmGiven) return false;
  if (flag & word.title && next !== undefined && lengthOf(tokens, i) > 1) return true;
  if (flag & word.functionWord) {
    // "Ana" and "Son" are also words of other languages.
    return (flag & anyName) === 0 || (flag & word.plainFunctionWord) !== 0 || next === undefined;
  }
  if (flag & anyName) {
    if ((flag & ordinary) === 0 || !isFirst || !beginsSentence(tokens, i)) return false;
    // "Grace Hill" is a person; "Will" at the beginning of a sentence is not.
    return (
      (flag & word.given) === 0 ||
      next === undefined ||
      !(has(tokens, next, word.surname) || isUnknown(tokens, next))
    );
  }
  if (flag & word.place) return false;
  // A person may have a famous person's name.
  if ((flag & (word.dictionary | word.known | word.proper)) === word.proper && next !== undefined) {
    return !isStrongName(tokens.flags[next] as number) && !isUnknown(tokens, next);
  }
  if (flag & (word.dictionary | word.known | word.proper)) return true;
  return !isUnknown(tokens, i) && lengthOf(tokens, i) > 1 && (flag & word.placeStart) === 0;
}

/** Returns true for months, nationalities and other words that follow a name by chance. */
function isBehind(tokens: Tokens, i: number, isFurther: boolean): boolean {
  const flag = tokens.flags[i] as number;
  if (flag & (anyName | word.place)) return false;
  if (flag & (word.known | word.plainFunctionWord)) return true;
  return !isFurther && lengthOf(tokens, i) === 1;
}
