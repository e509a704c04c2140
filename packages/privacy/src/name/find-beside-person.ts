/** Finds what tells who a person is: the school, the unit, the employer, the birth date beside the name. */
import { countries } from '../country/countries.ts';
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';

/** The number of code units between the person and what is said of the person. */
const reach = 90;

const patterns = countries.flatMap(({ besidePerson = [] }) =>
  besidePerson.map(({ type, pattern, flags }) => ({ type, pattern: new RegExp(pattern, `g${flags}`) })),
);

/** Returns further spans, which touch none of the others; `spans`: ascending, without overlaps. */
export function findBesidePeople(text: string, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const found: PersonalSpan[] = [];
  let searched = 0;
  for (const { start, end, type } of spans) {
    if (type !== 'PERSON' || end + reach <= searched) continue;
    const from = Math.max(searched, start - reach);
    searched = end + reach;
    const part = text.slice(from, searched);
    for (const one of patterns)
      for (const { 0: whole, 1: value = '', index } of part.matchAll(one.pattern)) {
        const at = from + index + whole.length - value.length;
        found.push({ start: at, end: at + value.length, type: one.type });
      }
  }
  const isFree = (one: PersonalSpan): boolean =>
    !spans.some(
      (span) =>
        one.start < span.end &&
        span.start < one.end &&
        (!names.has(span.type) || (span.start <= one.start && one.end <= span.end)),
    );
  return found.filter(
    (one, n) =>
      isFree(one) &&
      !found.some((other, m) => m < n && isFree(other) && one.start < other.end && other.start < one.end),
  );
}

/** A school may be called after a person or a place. */
const names = new Set<PersonalType>(['PERSON', 'PLACE']);
