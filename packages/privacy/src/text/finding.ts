/** Collects findings. The first search that takes a text gets it; later ones do not. */
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';
import { tokenKind as tokenKinds } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

// A local alias, so that the engine inlines its members.
const tokenKind = tokenKinds;

export interface Findings {
  readonly spans: PersonalSpan[];
  /** Whether one of them is a person. */
  readonly hasPerson: boolean;
  /** Takes the tokens from `first` to `last` inclusive; takes nothing if one of them is already taken. */
  take(first: number, last: number, type: PersonalType): void;
  /** Takes every token that `start..end` touches; the span keeps its offsets. Returns the token after it. */
  takeRange(first: number, start: number, end: number, type: PersonalType): number;
  /** Takes only offsets: for text without blanks, in which several findings share a token. */
  takeText(start: number, end: number, type: PersonalType): void;
}

export function createFindings(tokens: Tokens): Findings {
  const spans: PersonalSpan[] = [];
  const { text, start, end, taken, count } = tokens;
  /** 1 for each code unit of a finding; only needed for text without blanks. */
  let covered: Uint8Array | undefined;
  let hasPerson = false;

  function add(span: PersonalSpan): void {
    spans.push(span);
    hasPerson ||= span.type === 'PERSON';
    covered?.fill(1, span.start, span.end);
  }

  function coverage(): Uint8Array {
    if (covered === undefined) {
      covered = new Uint8Array(text.length);
      for (const span of spans) covered.fill(1, span.start, span.end);
    }
    return covered;
  }

  return {
    spans,
    get hasPerson() {
      return hasPerson;
    },
    take(first, last, type) {
      for (let i = first; i <= last; i++) if (taken[i] === 1) return;
      for (let i = first; i <= last; i++) taken[i] = 1;
      add({ start: start[first] as number, end: end[last] as number, type });
    },
    takeRange(first, from, to, type) {
      let begin = first;
      while (begin > 0 && (end[begin - 1] as number) > from) begin--;
      let behind = begin;
      let free = true;
      for (; behind < count && (start[behind] as number) < to; behind++)
        if (taken[behind] === 1) free = false;
      if (!free) return first + 1;
      taken.fill(1, begin, behind);
      add({ start: from, end: to, type });
      return behind;
    },
    takeText(from, to, type) {
      const marks = coverage();
      for (let i = from; i < to; i++) if (marks[i] === 1) return;
      for (let i = tokenAt(tokens, from); i < count && (start[i] as number) < to; i++) {
        if (tokens.kind[i] !== tokenKind.ideographs) taken[i] = 1;
      }
      add({ start: from, end: to, type });
    },
  };
}

/** Returns the first token that ends after the offset; the number of tokens if there is none. */
export function tokenAt({ end, count }: Tokens, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((end[middle] as number) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
