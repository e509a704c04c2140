/** Extends an address over the parts beside it that a search by house number leaves: a building, a floor, a postal code. */
import { countries } from '../country/countries.ts';
import { splitWords } from '../language/language-word.ts';
import type { HashSet } from '../lexicon/hash-set.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';
import { matchesOf } from '../text/matches-of.ts';
import { narrowLetters } from '../text/narrow-letters.ts';
import { byStart, overlapping } from '../text/overlapping.ts';
import type { Tokens } from '../text/tokenise.ts';

const parts = countries.flatMap(({ addressParts }) => addressParts ?? []);
const behind = parts.map((one) => new RegExp(narrowLetters(one.behind), 'iuy'));
const before = parts.flatMap((one) =>
  one.before.map(({ pattern, flags, mayTakePeople }) => ({
    pattern: new RegExp(narrowLetters(pattern), flags),
    mayTakePeople,
  })),
);
/** Postal codes that stand alone, and what shows that a text has one. */
const postcodes = parts.map((one) => new RegExp(narrowLetters(one.postcode), 'giu'));
const postcodeWords = hashesOf(splitWords(parts.map((one) => one.postcodeWords).join(' ')));
const postcodeLength = 6;
/** The most code units of a part before an address, and the most parts on either side. */
const longestPart = 60;
const mostParts = 6;
/** Types that an address takes in: streets and buildings are named after people, too. */
const absorbed = new Set<PersonalType>(['ADDRESS', 'PLACE', 'PERSON']);

/** `spans`: ascending, without overlaps. `isForeign`: in a language without a dictionary, whose words before a street are others. */
export function growAddresses(tokens: Tokens, spans: PersonalSpan[], isForeign: boolean): PersonalSpan[] {
  const isAddressed = spans.some(({ type }) => type === 'ADDRESS');
  if (!isAddressed && !hasLabel(tokens, postcodeWords)) return spans;
  const grown = spansGrown(tokens.text, spans, isForeign);
  return hasPostcode(tokens) ? withPostcodes(tokens.text, grown) : grown;
}

function hasLabel({ hash, labels, labelCount }: Tokens, words: HashSet): boolean {
  for (let n = 0; n < labelCount; n++) if (words.has(hash[labels[n] as number] as number)) return true;
  return false;
}

function hasPostcode({ numbers, numberCount, start, end }: Tokens): boolean {
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if ((end[i] as number) - (start[i] as number) === postcodeLength) return true;
  }
  return false;
}

function spansGrown(text: string, spans: readonly PersonalSpan[], isForeign: boolean): PersonalSpan[] {
  const grown: PersonalSpan[] = [];
  const limits = spans.filter(({ type }) => !absorbed.has(type));
  let passed = 0;
  /** The ends of the people that no address has taken in. */
  const people: number[] = [];
  for (const span of spans) {
    while (passed < limits.length && (limits[passed] as PersonalSpan).start < span.start) passed++;
    if (span.type === 'ADDRESS') {
      const start = isForeign
        ? span.start
        : startOf(text, span.start, limits[passed - 1]?.end ?? 0, people.at(-1) ?? 0);
      addTo(text, grown, {
        ...span,
        start,
        end: endOf(text, span.end, limits[passed]?.start ?? text.length),
      });
    } else addTo(text, grown, span);
    const last = grown.at(-1) as PersonalSpan;
    while ((people.at(-1) ?? 0) > last.start) people.pop();
    if (last.type === 'PERSON') people.push(last.end);
  }
  return grown;
}

/** What stands between two parts of one address: "Blk 660A Edgedale Plains, floor 8". */
const between = /^,? ?(?:\p{Lu}[\p{L}'’]+ ?){0,3},? ?$/u;
const longestBetween = 40;

/** Adds a span that begins in or behind the last ones. */
function addTo(text: string, spans: PersonalSpan[], span: PersonalSpan): void {
  let { start, end, type } = span;
  for (let last = spans.at(-1); last !== undefined && last.end > start; last = spans.at(-1)) {
    spans.pop();
    start = Math.min(start, last.start);
    end = Math.max(end, last.end);
    if (last.type === 'ADDRESS') type = 'ADDRESS';
  }
  const last = spans.at(-1);
  if (
    last?.type === 'ADDRESS' &&
    type === 'ADDRESS' &&
    start - last.end <= longestBetween &&
    between.test(text.slice(last.end, start))
  ) {
    spans.pop();
    start = last.start;
  }
  spans.push({ start, end, type });
}

function endOf(text: string, from: number, to: number): number {
  let end = from;
  for (let part = 0; part < mostParts; part++) {
    const next = longestAt(text, end);
    if (next === end || next > to) return end;
    end = next;
  }
  return end;
}

function longestAt(text: string, from: number): number {
  let end = from;
  for (const pattern of behind) {
    pattern.lastIndex = from;
    if (pattern.test(text)) end = Math.max(end, pattern.lastIndex);
  }
  return end;
}

/** Stands directly before most addresses, and is no part of one. */
const apart = /(?<![\p{L}\p{N}])(?:at|in|to|from|near|the|is|my)[ ,]+$/iu;
const longestApart = 8;

/** `person`: the end of the last person before it. */
function startOf(text: string, to: number, from: number, person: number): number {
  let start = to;
  for (let part = 0; part < mostParts; part++) {
    if (apart.test(text.slice(Math.max(from, start - longestApart), start))) return start;
    const length = Math.max(
      ...before.map(({ pattern, mayTakePeople }) => {
        const reach = Math.max(from, start - longestPart, mayTakePeople ? 0 : person);
        return pattern.exec(text.slice(reach, start))?.[0].length ?? 0;
      }),
    );
    if (length === 0) return start;
    start -= length;
  }
  return start;
}

/** Adds postal codes that stand by themselves in a text with an address. */
function withPostcodes(text: string, spans: PersonalSpan[]): PersonalSpan[] {
  const found = postcodes
    .flatMap((pattern) => matchesOf(pattern, text))
    .map(
      ({ 0: value, index }): PersonalSpan => ({ start: index, end: index + value.length, type: 'ADDRESS' }),
    )
    .filter(({ start, end }) => overlapping(spans, start, end).length === 0);
  return found.length === 0 ? spans : [...spans, ...found].sort(byStart);
}
