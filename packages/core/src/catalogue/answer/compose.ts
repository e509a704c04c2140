/** Composes the assistant's words about a search from the need and the counts alone, so that no record's text is repeated. */
import { type Modality, modalityPatterns, type Platform, patternOfPlatform } from '../need/facet.ts';
import type { Need } from '../need/need.ts';
import { regionPattern } from '../need/region.ts';
import { topicWithout } from '../need/topic-words.ts';
import { yearsInWords } from '../need/years.ts';
import type { SearchAnswer } from '../search.ts';
import { oneLine } from '../text/one-line.ts';
import { isNeedTerm, termsOf } from '../text/term.ts';

const mostTopic = 120;
/** The most words of a need that are named as read otherwise, or as lacking. */
const mostNamed = 3;
/** Phrases such as "find me datasets to …", which the answer does not repeat. */
const request =
  /^(?:please )?(?:(?:got|find|show|give|get|suggest|recommend)(?: me| us)? |i (?:need|want|am looking for) )?(?:some |good )*data ?sets? (?:(?:to|for|on|about|of|that) )?/i;

/** Punctuation and Singlish particles at the end of a request. */
const particles = /(?:[\s,;:.!?]|\s(?:anot|lah|leh|lor|ah|sia|pls|please))+$/i;

/** A condition besides the topic, as the page shows it: it can be removed. */
export interface Chip {
  readonly kind: 'years' | 'licence' | 'region' | 'platform' | 'modality' | 'without';
  readonly value: string;
}

const licenceWords = {
  open: 'open licence',
  'share-alike': 'share-alike licence',
  'non-commercial': 'for non-commercial use',
} as const;

export function chipsOf(need: Need): Chip[] {
  const { years, licence } = need;
  return [
    ...(years.from === undefined && years.to === undefined
      ? []
      : [{ kind: 'years' as const, value: yearsInWords(years) }]),
    ...(licence ? [{ kind: 'licence' as const, value: licenceWords[licence] }] : []),
    ...need.regions.map((value) => ({ kind: 'region' as const, value })),
    ...need.platforms.map((value) => ({ kind: 'platform' as const, value })),
    ...need.modalities.map((value) => ({ kind: 'modality' as const, value })),
    ...need.without.map((value) => ({ kind: 'without' as const, value })),
  ];
}

/** Removes these words from the topic of a need, unless nothing would be left to search for. */
function withoutWords(need: Need, pattern: RegExp): Need {
  const topic = topicWithout(need.topic, [pattern]);
  return termsOf(topic).some((term) => !isNeedTerm(term)) ? { ...need, topic } : need;
}

/** Removes a chip's condition from a need, and the words for it from the topic. */
export function withoutChip(need: Need, { kind, value }: Chip): Need {
  const others = <T extends string>(values: readonly T[]): T[] => values.filter((each) => each !== value);
  switch (kind) {
    case 'years':
      return { ...need, years: {} };
    case 'licence':
      return { ...need, licence: undefined };
    case 'region':
      return withoutWords({ ...need, regions: others(need.regions) }, regionPattern(value));
    case 'platform':
      return withoutWords(
        { ...need, platforms: others(need.platforms) },
        patternOfPlatform(value as Platform),
      );
    case 'modality':
      return withoutWords(
        { ...need, modalities: others(need.modalities) },
        modalityPatterns[value as Modality],
      );
    case 'without':
      return { ...need, without: others(need.without) };
    default:
      return kind satisfies never;
  }
}

export function composeText(
  need: Need,
  { fits, corrections, lacked, unsaid: others, isElsewhere }: Omit<SearchAnswer, 'results' | 'leastOfBest'>,
  count: number,
): string {
  const topic = oneLine(need.topic).replace(request, '').slice(0, mostTopic).replace(particles, '');
  const { from, to } = need.years;
  const period = from === undefined && to === undefined ? '' : `, ${yearsInWords(need.years)}`;
  const read = corrections
    .slice(0, mostNamed)
    .map((each) => `I read “${oneLine(each.from)}” as “${oneLine(each.to)}”.`);
  const unsaid = [
    ...(lacked.length > 0 && count > 0 ? [`No record says ${quoted(lacked)}.`] : []),
    ...(others.length > 0 && count > 0 ? [`${noneOf('say', count)} ${quoted(others)}.`] : []),
    ...(isElsewhere && count > 0 ? [`${noneOf('name', count)} ${orOf(need.regions)}.`] : []),
  ];
  return [...read, ...sentencesFor(topic, period, fits, count, unsaid), ...hints(need, fits, count)].join(
    ' ',
  );
}

const noneOf = (verb: string, count: number): string =>
  count === 1 ? `It does not ${verb}` : `None of these ${verb}s`;

const quoted = (words: readonly string[]): string =>
  orOf(words.slice(0, mostNamed).map((word) => `“${word}”`));

const orOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map(oneLine));

function sentencesFor(
  topic: string,
  period: string,
  fits: boolean,
  count: number,
  unsaid: readonly string[],
): readonly string[] {
  const need = `“${topic}”${period}`;
  if (count === 0) return [`Nothing in the catalogue fits ${need}, and nothing comes near it.`];
  if (!fits)
    return [
      `Nothing in the catalogue fits ${need}.`,
      ...unsaid,
      `${count === 1 ? 'This comes' : 'These come'} nearest:`,
    ];
  return [
    count === 1
      ? `Here is a dataset for ${need}.`
      : `Here are ${count} datasets for ${need}, the best first.`,
    ...unsaid,
  ];
}

function hints(need: Need, fits: boolean, count: number): string[] {
  if (count === 0) return ['Try other words: what the data is about, where it is from, or which years.'];
  const isPlain = chipsOf(need).length === 0;
  return fits && isPlain
    ? ['You can narrow it, for example “only after 2020” or “with an open licence”.']
    : [];
}
