/** Composes the assistant's words about a search from the need and the counts alone, so that no record's text is repeated. */
import {
  type LicenceClass,
  type Modality,
  modalityPatterns,
  type Platform,
  patternOfPlatform,
} from '../need/facet.ts';
import { withPlacesRead } from '../need/misspelt-place.ts';
import type { Need } from '../need/need.ts';
import { regionPattern, regionsIn, regionWordsIn } from '../need/region.ts';
import { topicWithout } from '../need/topic-words.ts';
import { yearsInWords } from '../need/years.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { oneLine } from '../text/one-line.ts';
import { isNeedTerm, termsOf } from '../text/term.ts';

const mostTopic = 120;
/** The most words of a need that are named as lacking. */
const mostNamed = 3;
/** Phrases such as "find me datasets to …", which the answer does not repeat. */
const request =
  /^(?:(?:hey|hi|hello|please|can (?:i|you)|where can i|do you|u),? )*(?:(?:got|find|show|give|get|suggest|recommend|have)(?: me| us)? |(?:i )?(?:need|want|am looking for|looking for) )?(?:(?:(?:any|some|good) )*data ?(?:sets?)? (?:(?:to|for|on|about|of|that) )?|(?:any|some) |anything (?:on|about|for) )?/i;

/** What a condition leaves at the begin: the comma of "no kaggle, movie reviews". */
const signsBefore = /^[\s,;:.]+/;
/** Punctuation, Singlish particles and words for data at the end of a request. */
const particles = /(?:[\s,;:.!?]|\s(?:anot|lah|leh|lor|ah|sia|pls|please|(?<!open )data ?(?:sets?)?))+$/i;

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
  {
    fits,
    corrections,
    lacked,
    said,
    unsaid: others,
    isElsewhere,
    isUnlicensed,
    isPartial,
  }: Omit<SearchAnswer, 'results' | 'leastOfBest'>,
  count: number,
): string {
  const topic = oneLine(need.topic)
    .replace(request, '')
    .replace(signsBefore, '')
    .slice(0, mostTopic)
    .replace(particles, '');
  const { from, to } = need.years;
  const period = from === undefined && to === undefined ? '' : `, ${yearsInWords(need.years)}`;
  const read = corrections.map((each) => `I read “${oneLine(each.from)}” as “${oneLine(each.to)}”.`);
  const asRead = (word: string): string => corrections.find(({ from }) => from === word)?.to ?? word;
  const missing = [
    ...others.map(asRead),
    ...(isElsewhere ? regionsSaid(withPlacesRead(need, corrections)) : []),
  ];
  const unsaid = [
    ...(lacked.length > 0 ? [`No record says ${quoted(lacked)}.`] : []),
    ...(missing.length > 0 && count > 0 ? [`${noneSays(count)} ${quoted(missing)}.`] : []),
    ...(isUnlicensed && need.licence && count > 0 ? [unlicensedSentence(need.licence, count)] : []),
  ];
  return [
    ...read,
    ...sentencesFor(`“${topic}”${period}`, { fits, isPartial, said: said.map(asRead) }, count, unsaid),
    ...hints(need, fits && !isPartial, count),
  ].join(' ');
}

/** Returns the person's own words for the regions of a need: "Malay" is no word for a country. */
function regionsSaid({ topic, regions }: Need): readonly string[] {
  const said = regionWordsIn(topic).filter((word) => regionsIn(word).some((each) => regions.includes(each)));
  return said.length > 0 ? said : regions;
}

function unlicensedSentence(licence: LicenceClass, count: number): string {
  const named = licence === 'non-commercial' ? 'licence for non-commercial use' : licenceWords[licence];
  const article = licence === 'open' ? 'an' : 'a';
  return count === 1 ? `Its record states no ${named}.` : `None of their records states ${article} ${named}.`;
}

const noneSays = (count: number): string => (count === 1 ? 'It does not say' : 'None of these says');

const quoted = (words: readonly string[]): string =>
  orOf(words.slice(0, mostNamed).map((word) => `“${word}”`));

const orOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map(oneLine));

function sentencesFor(
  need: string,
  { fits, isPartial, said }: Pick<SearchAnswer, 'fits' | 'isPartial' | 'said'>,
  count: number,
  unsaid: readonly string[],
): readonly string[] {
  if (count === 0) return [`Nothing in the catalogue fits ${need}, and nothing comes near it.`, ...unsaid];
  if (!fits) return [`Nothing in the catalogue fits ${need}.`, ...unsaid, nearest(said, count)];
  const answered = isPartial ? `part of ${need}` : need;
  return [
    count === 1
      ? `Here is a dataset for ${answered}.`
      : `Here are ${count} datasets for ${answered}, the best first.`,
    ...unsaid,
  ];
}

function nearest(said: readonly string[], count: number): string {
  const which = count === 1 ? 'This' : 'These';
  if (said.length > 0) return `${which} ${count === 1 ? 'has' : 'have'} only ${quoted(said)}:`;
  return `${which} ${count === 1 ? 'comes' : 'come'} nearest:`;
}

function hints(need: Need, fits: boolean, count: number): string[] {
  if (count === 0) return ['Try other words: what the data is about, where it is from, or which years.'];
  const isPlain = chipsOf(need).length === 0;
  return fits && isPlain
    ? ['You can narrow it, for example “only after 2020” or “with an open licence”.']
    : [];
}
