/** Where a search writes what it found: whoever comes first takes the tokens, a later one does not get them. */
import type { PersonalSpan, PersonalType } from '../personal-type.ts';
import { tokenKind, type Tokens } from './tokenise.ts';

export interface Findings {
  readonly spans: PersonalSpan[];
  /** Takes the tokens from `first` up to and with `last`; nothing if one is taken. */
  take(first: number, last: number, type: PersonalType): void;
  /** Takes every token that `start..end` touches; the span keeps its offsets. Returns the token behind it. */
  takeRange(first: number, start: number, end: number, type: PersonalType): number;
  /** Offsets alone, for text without blanks, where several findings share a token. */
  takeText(start: number, end: number, type: PersonalType): void;
}

/** The first token that ends behind the offset. */
function tokenAt({ end, count }: Tokens, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((end[middle] as number) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function createFindings(tokens: Tokens): Findings {
  const spans: PersonalSpan[] = [];
  const { start, end, taken, count } = tokens;
  return {
    spans,
    take(first, last, type) {
      for (let i = first; i <= last; i++) if (taken[i] === 1) return;
      for (let i = first; i <= last; i++) taken[i] = 1;
      spans.push({ start: start[first] as number, end: end[last] as number, type });
    },
    takeRange(first, from, to, type) {
      let i = first;
      while (i > 0 && (end[i - 1] as number) > from) i--;
      let free = true;
      const begin = i;
      for (; i < count && (start[i] as number) < to; i++) if (taken[i] === 1) free = false;
      if (!free) return first + 1;
      for (let j = begin; j < i; j++) taken[j] = 1;
      spans.push({ start: from, end: to, type });
      return i;
    },
    takeText(from, to, type) {
      // the last findings alone can overlap: they are made from left to right, but for those of numbers
      if (spans.some((span) => from < span.end && span.start < to)) return;
      for (let i = tokenAt(tokens, from); i < count && (start[i] as number) < to; i++) {
        if (tokens.kind[i] !== tokenKind.ideographs) taken[i] = 1;
      }
      spans.push({ start: from, end: to, type });
    },
  };
}
