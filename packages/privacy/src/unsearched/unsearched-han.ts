/**
 * Finds Chinese that cannot be searched: only a cue word beside it identifies a name (24 of 100 names in posts),
 * so a clause in which no cue word has shown a name may still contain one.
 */

import { classOf, ideograph } from '../lexicon/character.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import type { OtherLanguageSpan } from './other-language.ts';

/** Signs that end a clause, or separate the items of a list. */
const clauseSigns = new Set(Array.from('，。！？；、,.!?;…', (sign) => sign.charCodeAt(0)));

/** Returns spans ascending, without overlaps; `found` is the result of the search of the same tokens, ascending. */
export function findUnsearchedHan(tokens: Tokens, found: readonly PersonalSpan[]): OtherLanguageSpan[] {
  const { text, count, start, end, kind, gap, hash } = tokens;
  const spans: { start: number; end: number }[] = [];
  const names = found.filter(
    (span) => span.type === 'PERSON' && classOf[text.charCodeAt(span.start)] === ideograph,
  );
  let nextName = 0;
  /** Signs and numbers between two pieces belong to them. */
  let isOpen = false;
  for (let i = 0; i < count; ) {
    let behind = i;
    while (behind < count && !(behind > i && startsClause(gap[behind], kind[behind - 1], hash[behind - 1])))
      behind++;
    const to = end[behind - 1] as number;
    const isNamed = nextName < names.length && (names[nextName] as PersonalSpan).start < to;
    while (nextName < names.length && (names[nextName] as PersonalSpan).start < to) nextName++;
    for (; i < behind; i++) {
      if (kind[i] === tokenKind.word || isNamed) isOpen = false;
      if (kind[i] !== tokenKind.ideographs || isNamed) continue;
      if (isOpen) (spans.at(-1) as { end: number }).end = end[i] as number;
      else spans.push({ start: start[i] as number, end: end[i] as number });
      isOpen = true;
    }
  }
  return spans;
}

const startsClause = (
  gap: number | undefined,
  kindBefore: number | undefined,
  signBefore: number | undefined,
) => (gap ?? 0) >= gapBefore.line || (kindBefore === tokenKind.sign && clauseSigns.has(signBefore ?? 0));
