/** Joins the parts of one person's name that different searches found: "Anna" and "Zorblatt", "Hafiz b. Yusof". */
import type { PersonalSpan } from '../placeholder/personal-type.ts';

/** Signs that may join two parts: a blank, and the hyphen of "T. Blackwood-Hayes". */
const joints = new Set([0x20, 0x2d]);
/** Connectors between a person's name and their father's, or within a family name. */
const connector =
  /^ (?:b(?:in|inte|inti|te|t)?\.?|ibni|[sd]\/o|a\/[lp]|van|thi|dela|delos|del|de|da|dos) $/iu;
const longestConnector = 8;

export function joinNames(text: string, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const joined: PersonalSpan[] = [];
  for (const found of spans) {
    const last = joined.at(-1);
    const span = found.type === 'PERSON' ? withPrefix(text, found, last) : found;
    if (last?.type === 'PERSON' && span.type === 'PERSON' && isOne(text, last, span))
      joined[joined.length - 1] = { start: last.start, end: span.end, type: 'PERSON' };
    else joined.push(span);
  }
  return joined;
}

function isOne(text: string, last: PersonalSpan, span: PersonalSpan): boolean {
  const gap = span.start - last.end;
  if (gap <= 1) return gap <= 0 || joints.has(text.charCodeAt(last.end));
  if (gap <= longestConnector && connector.test(text.slice(last.end, span.start))) return true;
  return span.start - last.start <= longestBegun && begun.test(text.slice(last.start, span.start));
}

/** The letters before an apostrophe: `Le'` of `Le'Quandra`. */
const prefix = /(?<![\p{L}\p{N}])(\p{L}{1,3})['’]$/u;
const apostrophes = new Set([0x27, 0x2019]);
const blankCode = 0x20;
/** Words before a Malay name, in lower case too. */
const malay =
  /(?<![\p{L}\p{N}])(?:nur|nurul|siti|muhammad|mohammad|mohammed|mohamed|muhd|mohd|md|abdul|sharifah|syed|tengku) $/iu;
const longestPrefix = 12;
/** Between such a word and the rest of the name a word may stand: "Muhd Danish Irfan". */
const begun = /^(?:muhammad|mohammad|mohammed|mohamed|muhd|mohd) \p{L}{3,9} $/iu;
const longestBegun = 20;
/** "d'Anna" means "of Anna" in French, but after a name it is part of that name. */
const elided = /^(?:[dljcnstm]|qu)$/i;

function withPrefix(text: string, span: PersonalSpan, last: PersonalSpan | undefined): PersonalSpan {
  const sign = text.charCodeAt(span.start - 1);
  if (sign !== blankCode && !apostrophes.has(sign)) return span;
  const before = text.slice(Math.max(0, span.start - longestPrefix, last?.end ?? 0), span.start);
  if (sign === blankCode) {
    const first = malay.exec(before);
    return first === null ? span : { ...span, start: span.start - first[0].length };
  }
  const found = prefix.exec(before);
  if (found === null) return span;
  const start = span.start - found[0].length;
  const isBehindName = last?.type === 'PERSON' && last.end === start - 1 && text[last.end] === ' ';
  const mayBegin = isBehindName || !elided.test(found[1] ?? '');
  return mayBegin ? { ...span, start } : span;
}
