/** Finds values near a name that show who the person is: a school, a unit, an employer, a birth date. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { countries } from '../country/countries.ts';
import { endOfOrganisation, isKindOfOrganisation, startOfOrganisation } from '../han/han-organisation.ts';
import { indexByWord } from '../lexicon/index-by-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';
import { dayAround, mayBeOfDay } from '../shape/find-birth-date.ts';
import { matchesOf } from '../text/matches-of.ts';
import { narrowLetters } from '../text/narrow-letters.ts';
import { byStart, overlapping } from '../text/overlapping.ts';
import type { Day } from '../text/read-day.ts';
import type { Tokens } from '../text/tokenise.ts';
import { findInstitutions, type OnInstitution } from './find-institution.ts';
import { type InstitutionText, isOfOnePerson, personReach } from './institution-evidence.ts';

/** `personReach` in Chinese, which needs fewer letters. */
const hanReach = 40;
/** "我在海星中学教书", "我妈是星展银行的经理" */
const hanWriter = /[我咱][^\p{P}\s]{0,8}(?<verb>[在是读讀念进進])$/u;
const hanRole = /^.{0,4}(?:上班|工作|做|当|當|教|读|讀|念|实习|實習|服役|打工|住院|复诊|複診)/u;
const longestHanWriter = 10;

/** The number of code units that are read on either side of a word. */
const readBeside = 60;

interface Pattern {
  readonly type: PersonalType;
  readonly isBeforeNumber: boolean;
  readonly pattern: RegExp;
}

const all = countries
  .flatMap(({ besidePerson = [] }) => besidePerson)
  .map(
    ({ type, words, isBeforeNumber = false, pattern, flags }) =>
      [
        words,
        {
          type,
          isBeforeNumber,
          pattern: new RegExp(words === undefined ? pattern : narrowLetters(pattern), `g${flags}`),
        },
      ] as const,
  );
/** By a word that each such value contains or is beside, so that most words need no pattern. */
const byWord = indexByWord<Pattern>(all);
const ofHan: readonly Pattern[] = all.flatMap(([words, one]) => (words === undefined ? [one] : []));

/**
 * Returns additional spans, ascending, without overlaps. `spans`: ascending, without overlaps. `organisations`: in Chinese. Without
 * trees no other institution is found by its name.
 */
export function findBesidePeople(
  institutionText: InstitutionText,
  spans: readonly PersonalSpan[],
  organisations: readonly PersonalSpan[],
  trees: NameTrees | undefined,
  onInstitution?: OnInstitution,
): PersonalSpan[] {
  const { tokens } = institutionText;
  const ofOne = spans.filter(isOfOnePerson);
  const people = ofOne.filter(({ type }) => type === 'PERSON');
  const { text, labels, labelCount, hash, start, end } = tokens;
  const { isForeign } = institutionText;
  const found = freeOf(findDaysBeside(tokens, people, isForeign), spans);
  if (trees !== undefined && !isForeign) {
    const known = found.length === 0 ? spans : [...spans, ...found].sort(byStart);
    found.push(...findInstitutions(institutionText, known, trees, onInstitution));
  }
  let next = 0;
  function read(one: Pattern, from: number, to: number): void {
    for (const { 0: whole, 1: value = '', index } of matchesOf(one.pattern, text.slice(from, to))) {
      const at = from + index + whole.lastIndexOf(value);
      found.push({ start: at, end: at + value.length, type: one.type });
    }
  }
  for (let n = 0; n < labelCount; n++) {
    const i = labels[n] as number;
    const patterns = byWord.get(hash[i] as number);
    if (patterns === undefined) continue;
    while (next < people.length && (people[next] as PersonalSpan).end + personReach < (start[i] as number))
      next++;
    const person = people[next];
    if (person === undefined) break;
    if (person.start - personReach > (end[i] as number)) continue;
    for (const one of patterns) {
      // The "s" of "Anna's" is such a word.
      if (one.isBeforeNumber && !isBeforeNumber(tokens, i)) continue;
      read(one, wordStart(text, (start[i] as number) - readBeside), (end[i] as number) + readBeside);
    }
  }
  if (tokens.hanCount > 0)
    for (const { start: from, end: to } of people)
      for (const one of ofHan) read(one, Math.max(0, from - hanReach), to + hanReach);
  for (const one of institutionText.isResident ? organisations : [])
    if (overlapping(ofOne, one.start - hanReach, one.end + hanReach).length > 0 || isOfHanWriter(text, one))
      found.push(one);
  return freeOf(tokens.hanCount > 0 ? found.map((one) => withPart(text, one, people)) : found, spans);
}

/** What stands between a part of an institution and the institution: "ward 63 at TTSH". */
const partLink = /^,? (?:at|@|di|kat) $/i;
const longestLink = 5;

const arePlacesOfOne = (text: string, last: PersonalSpan, next: PersonalSpan): boolean =>
  last.type === 'PLACE' &&
  next.type === 'PLACE' &&
  next.start - last.end <= longestLink &&
  partLink.test(text.slice(last.end, next.start));

/** Joins places of which one is of an institution. `spans`: ascending, without overlaps. */
export function joinParts(
  text: string,
  spans: readonly PersonalSpan[],
  institutions: ReadonlySet<PersonalSpan>,
): PersonalSpan[] {
  const joined: PersonalSpan[] = [];
  let isOfOne = false;
  for (const span of spans) {
    const last = joined.at(-1);
    const isOne = institutions.has(span);
    if (last !== undefined && (isOfOne || isOne) && arePlacesOfOne(text, last, span)) {
      joined[joined.length - 1] = { ...last, end: span.end };
      isOfOne = true;
    } else {
      joined.push(span);
      isOfOne = isOne;
    }
  }
  return joined;
}

/** Whether the writer belongs to an organisation in Chinese. */
function isOfHanWriter(text: string, { start, end }: PersonalSpan): boolean {
  if (isKindOfOrganisation(text.slice(start, end))) return false;
  const verb = hanWriter.exec(text.slice(Math.max(0, start - longestHanWriter), start))?.groups?.verb;
  return verb !== undefined && (verb !== '在' || hanRole.test(text.slice(end, end + longestHanWriter)));
}

function withPart(text: string, span: PersonalSpan, people: readonly PersonalSpan[]): PersonalSpan {
  if (span.type !== 'PLACE') return span;
  const least = people.findLast(({ end }) => end <= span.start)?.end ?? 0;
  return {
    ...span,
    start: startOfOrganisation(text, span.start, least),
    end: endOfOrganisation(text, span.end),
  };
}

/** The years of living people who are not children; the last also of children. */
const firstYear = 1930;
const lastYear = 2012;
const lastYearBehind = 2020;

/** What may stand between a person and the date: "Hui Min, female, 14 Jul 1986", "sofia is 29 feb 2016". */
const between =
  /^(?:[\s,:;()–-]|(?:is|was|born|female|male|girl|boy|perempuan|lelaki|f|m|babae|lalaki)(?!\p{L}))*$/iu;
const longestBetween = 16;
/** A child's birth needs a word or a bracket: "Anna Lee, 5 Jan 2018" signs a text. */
const announcing = /[\p{L}(]/u;

/** Finds days with such a year, which are hardly anything but the person's birth date; in news from elsewhere only directly behind the person. */
function findDaysBeside(tokens: Tokens, people: readonly PersonalSpan[], isForeign: boolean): PersonalSpan[] {
  const { text, start, taken, numberCount, numbers } = tokens;
  const found: PersonalSpan[] = [];
  let next = 0;
  /** The number of people before the number. */
  let before = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    const at = start[i] as number;
    while (next < people.length && (people[next] as PersonalSpan).end + personReach < at) next++;
    while (before < people.length && (people[before] as PersonalSpan).end <= at) before++;
    const person = people[next];
    if (person === undefined) break;
    if (taken[i] === 1 || at < person.start - personReach || !mayBeOfDay(tokens, i)) continue;
    const one = dayAround(text, at);
    if (one === undefined || one.day.isUnlisted) continue;
    const { from, day } = one;
    const behind = people[before - 1]?.end ?? 0;
    const words = text.slice(behind, from);
    const isBehind = at - behind <= longestBetween && between.test(words);
    const last = isBehind && announcing.test(words) ? lastYearBehind : lastYear;
    if ((isBehind || !isForeign) && isOfLiving(text.slice(from, day.end), day, isBehind, last))
      found.push({ start: from, end: day.end, type: 'DATE_OF_BIRTH' });
  }
  return found;
}

const isOfLiving = (written: string, { form, year = 0 }: Day, isBehind: boolean, last: number): boolean =>
  year >= firstYear &&
  year <= last &&
  (isBehind || form === 'year' || (form === 'shortYear' && year < century && /\p{L}{3}/u.test(written)));
const century = 2000;

const of = hashWord('of');

function isBeforeNumber({ codes, start, hash, count }: Tokens, i: number): boolean {
  if (i + 1 >= count) return false;
  const next = codes[start[i + 1] as number] as number;
  return (next >= 0x30 && next <= 0x39) || hash[i + 1] === of;
}

/**
 * Returns the end of the word in which a part of the text would begin: half a word could be mistaken for
 * another word.
 */
function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const blank = text.indexOf(' ', from);
  return blank < 0 || blank > from + readBeside / 2 ? from : blank;
}

/** Types that may be part of a school's name. */
const names = new Set<PersonalType>(['PERSON', 'PLACE']);

/** Returns spans ascending, without overlaps: of those that overlap each other the longest, or what parts of one institution cover. */
function freeOf(found: readonly PersonalSpan[], spans: readonly PersonalSpan[]): PersonalSpan[] {
  const free = found
    .filter((one) =>
      overlapping(spans, one.start, one.end).every(
        (span) => names.has(span.type) && (one.start < span.start || span.end < one.end),
      ),
    )
    .sort(byStart);
  const left: PersonalSpan[] = [];
  for (const one of free) {
    const last = left.at(-1);
    if (last === undefined || one.start >= last.end) left.push(one);
    else if (last.type === 'PLACE' && one.type === 'PLACE')
      left[left.length - 1] = { ...last, end: Math.max(last.end, one.end) };
    else if (one.end - one.start > last.end - last.start) left[left.length - 1] = one;
  }
  return left;
}
