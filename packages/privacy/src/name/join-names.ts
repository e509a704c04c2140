/** Joins the parts of one person's name that different searches found: "Anna" and "Zorblatt", "Hafiz b. Yusof". */
import type { PersonalSpan } from '../placeholder/personal-type.ts';

/** Signs that may join two parts: a blank, and the hyphen of "T. Blackwood-Hayes". */
const joints = new Set([0x20, 0x2d]);
/** Connectors between a person's name and their father's, or within a family name. */
const connector =
  /^ (?:b(?:in|inte|inti|te|t)?\.?|ibni|[sd]\/o|a\/[lp]|van|thi|dela|delos|del|de|da|dos) $/iu;
const longestConnector = 8;

/** Connectors before a father's name. */
const father = '(?:bin|binte|binti|bint|bte|[sd]/o|a/[lp])';
const part = "[\\p{L}'’-]{2,}";
/** What belongs to a found name behind it: "Zaleha [bte Jumaat]", "Senthil [Nathan s/o Arumugam]", "Callum [O'Brien]". */
const fathers = new RegExp(`^(?: ${part})?(?: ${father} ${part})+|^ [dlo]['’]\\p{L}{3,}`, 'iu');
/** What belongs to it before it: "[Murugesan s/o] Karuppiah". */
const children = new RegExp(`(?:(?<![\\p{L}\\p{N}'’-])(?:${part} ${father} )+|^ ${father} )$`, 'iu');
/** A connector that was found with the name. */
const lastFather = new RegExp(` ${father}$`, 'iu');
/** Its first letter, as if it were an initial: "JEYARAJ S[/O MUNIANDY]". */
const begunFather = / [ads]\/$/i;
const longestFather = 40;
/** What a text with such a name has; few do. */
const anyFather = new RegExp(`[ -](?:${father}(?!\\p{L})|[dlo]['’]\\p{L})`, 'iu');

/** Adds the names that a connector joins to a person's. A father may have a place's name. */
function withFathers(text: string, span: PersonalSpan, from: number, to: number): PersonalSpan {
  if (span.type !== 'PERSON' && span.type !== 'PLACE') return span;
  const before = children.exec(text.slice(Math.max(from, span.start - longestFather), span.start));
  if (before === null && span.type === 'PLACE') return span;
  const isBegun = begunFather.test(text.slice(span.start, span.end + 1));
  const known = isBegun ? span.end - 2 : span.end;
  const end = known - (lastFather.exec(text.slice(span.start, known))?.[0].length ?? 0);
  const behind = fathers.exec(text.slice(end, Math.min(to, end + longestFather)));
  return {
    start: span.start - (before?.[0].length ?? 0),
    end: Math.max(known, end + (behind?.[0].length ?? 0)),
    type: 'PERSON',
  };
}

export function joinNames(text: string, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const joined: PersonalSpan[] = [];
  const mayHaveFathers = spans.length > 0 && anyFather.test(text);
  for (const [at, found] of spans.entries()) {
    const last = joined.at(-1);
    const next = spans[at + 1]?.start ?? text.length;
    const whole = mayHaveFathers ? withFathers(text, found, last?.end ?? 0, next) : found;
    const span = whole.type === 'PERSON' ? withPrefix(text, whole, last) : whole;
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
