/** Finds personal information in text that a person wrote. */
import { findPersonNames } from './person-name.ts';
import { type PersonalType, personalPatterns } from './personal-pattern.ts';

export interface PersonalSpan {
  /** UTF-16 offset of the first code unit. */
  readonly start: number;
  /** UTF-16 offset behind the last code unit. */
  readonly end: number;
  readonly type: PersonalType;
}

/** Spans ascending, none overlapping another. */
export function findPersonalInformation(text: string): PersonalSpan[] {
  const found: PersonalSpan[] = [];
  const add = (span: PersonalSpan) => {
    if (!found.some(({ start, end }) => span.start < end && start < span.end)) found.push(span);
  };
  for (const { type, pattern, accept } of personalPatterns) {
    for (const match of text.matchAll(pattern)) {
      const value = match[0].trimEnd();
      if (accept === undefined || accept(value)) {
        add({ start: match.index, end: match.index + value.length, type });
      }
    }
  }
  for (const { start, end } of findPersonNames(text)) add({ start, end, type: 'PERSON' });
  return found.sort((a, b) => a.start - b.start);
}
