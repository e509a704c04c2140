/** Counts the people that a finder misses in real text, and other text that it masks. */
import type { LabelledSpan } from '@cgdx/name-training/corpus/sentence.ts';
import type { PersonalSpan, PersonalType } from '@cgdx/privacy/placeholder/personal-type.ts';
import type { Finder, FoundSpan } from './finder.ts';
import type { RealText } from './real-text.ts';

/** Shares in per cent. */
export interface RealVerdict {
  /** The number of labelled people. */
  readonly people: number;
  /** Labelled people that any finding overlaps. */
  readonly peopleTouched: number;
  readonly placesTouched: number;
  readonly othersTouched: number;
  /** Code units of ordinary text that are in a finding. */
  readonly ordinaryMasked: number;
}

export function judgeRealText(texts: readonly RealText[], find: Finder): RealVerdict {
  const counts = { people: 0, places: 0, others: 0 };
  const touched = { people: 0, places: 0, others: 0 };
  let ordinary = 0;
  let masked = 0;
  for (const text of texts) {
    const found = find(text.text);
    for (const group of ['people', 'places', 'others'] as const) {
      counts[group] += text[group].length;
      touched[group] += text[group].filter((span) => isTouched(span, found)).length;
    }
    for (const unit of text.ordinary) ordinary += unit;
    const covered = new Uint8Array(text.text.length);
    for (const { start, end } of found) covered.fill(1, start, end);
    for (let i = 0; i < covered.length; i++) if (covered[i] === 1 && text.ordinary[i] === 1) masked++;
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
  return {
    people: counts.people,
    peopleTouched: share(touched.people, counts.people),
    placesTouched: share(touched.places, counts.places),
    othersTouched: share(touched.others, counts.others),
    ordinaryMasked: share(masked, ordinary),
  };
}

const isTouched = (span: LabelledSpan, found: readonly FoundSpan[]): boolean =>
  found.some(({ start, end }) => start < span.end && span.start < end);

/** Types that contain a number; a labelled place may be part of an address. */
const numbered = new Set<PersonalType>([
  'PHONE',
  'ADDRESS',
  'SECRET',
  'NATIONAL_ID',
  'CARD',
  'BANK_ACCOUNT',
  'NUMBER_PLATE',
]);

/** Returns findings with a number in ordinary text, per 1,000 words: posts hardly ever have one. */
export function falseNumbers(
  texts: readonly RealText[],
  find: (text: string) => readonly PersonalSpan[],
): number {
  let words = 0;
  let found = 0;
  for (const { text, places, ordinary } of texts) {
    words += text.split(/\s+/).length;
    for (const span of find(text)) {
      const isPlace = places.some((place) => place.start < span.end && span.start < place.end);
      if (!isPlace && numbered.has(span.type) && ordinary.subarray(span.start, span.end).includes(1)) found++;
    }
  }
  return (1000 * found) / words;
}
