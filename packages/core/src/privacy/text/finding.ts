/** Where a search writes what it found: whoever comes first takes the tokens, a later one does not get them. */
import type { PersonalSpan, PersonalType } from '../personal-type.ts';
import type { Tokens } from './tokenise.ts';

export interface Findings {
  readonly spans: PersonalSpan[];
  /** Takes the tokens from `first` up to and with `last`; nothing if one is taken. */
  take(first: number, last: number, type: PersonalType): void;
  /** Takes every token that `start..end` touches; the span keeps its offsets. Returns the token behind it. */
  takeRange(first: number, start: number, end: number, type: PersonalType): number;
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
  };
}
