/**
 * Finds Chinese that cannot be searched. Only a cue word identifies a name there (24 of 100 names in posts), so
 * a clause may still contain a name if no cue word has shown one.
 */

import { classOf, ideograph } from '../lexicon/character.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import type { OtherLanguageSpan } from './other-language.ts';

/** Signs that end a clause, or separate items of a list. */
const clauseSigns = new Set(Array.from('，。！？；、,.!?;…', (sign) => sign.charCodeAt(0)));

/** Returns spans ascending, without overlaps. `found`: the findings in the same tokens, ascending. */
export function findUnsearchedHan(tokens: Tokens, found: readonly PersonalSpan[]): OtherLanguageSpan[] {
  const { text, count, start, end, kind, gap, hash } = tokens;
  const spans: { start: number; end: number }[] = [];
  const names = found.filter(
    (span) => span.type === 'PERSON' && classOf[text.charCodeAt(span.start)] === ideograph,
  );
  let nextName = 0;
  /** Whether a piece is open: signs and numbers between two pieces belong to them. */
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
