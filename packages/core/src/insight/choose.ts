/** Interprets a prompt: finds the pools that it names, and the vetted queries that answer it. */
import { type PlatformId, platformIds, platformName } from '../pool/platform-id.ts';
import { withoutClock } from './asked-part.ts';
import { itemsNamed } from './item-list.ts';
import { comparable, type Query, queries } from './query.ts';
import { namedValues } from './query-shape.ts';
import {
  asksContent,
  asksHoursOfDays,
  asksNotCounted,
  asksRecordsOfEach,
  asksSomethingElse,
  asksTogether,
  asksWhichPlatform,
  isWeak,
  withoutShares,
  wordAskedFor,
} from './question.ts';

const watching = ['watch', 'watches', 'watched', 'watching'];
/** Words of prompts that mean a platform, besides its name. */
const platformWords: Readonly<Partial<Record<PlatformId, readonly string[]>>> = {
  x: ['twitter', 'tweet', 'tweets'],
  spotify: 'music listen listens listened listening podcast podcasts artist artists song songs tracks'.split(
    ' ',
  ),
  linkedin: ['professional', 'professionals', 'recruiting', 'career'],
  youtube: ['video', 'videos', 'youtuber', 'youtubers', 'channel', 'channels', ...watching],
  tiktok: watching,
};

/** The queries that answer a prompt without a particular subject. */
export const overview: readonly string[] = ['months', 'hours', 'quality', 'record-kinds'];
export const mostChosen = 5;
const leastOfBest = 0.5;
const asksWhen = /^\s*(?:when|(?:at )?what time)\b/i;
const whenWeight = 4;
/** Words for what people do on a platform at all: beside another subject they are its circumstance. */
const circumstance = new Set(
  'music listen listening watch video videos post posts tweet tweets daily time activity usage popular connections contacts'.split(
    ' ',
  ),
);
const circumstanceWeight = 0.15;
/** Words for what the answer is wanted for. */
const purposes = new Set(
  'campaign marketing market train viral engagement categories analysis distribution size quality score'.split(
    ' ',
  ),
);

/** A word of what the prompt asks for is no aside: "what music at weekends" asks for music. */
const isAside = (word: string, prompt: string): boolean =>
  (circumstance.has(word) || purposes.has(word)) && word !== wordAskedFor(prompt);

const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
const has = (text: string, word: string): boolean => text.includes(` ${word} `);

/** Returns the pools that the prompt names; none if it names none. */
export function poolsNamed(prompt: string): readonly PlatformId[] {
  const text = wordsOf(prompt);
  const names = (id: PlatformId) => [id, platformName(id).toLowerCase()];
  const named = platformIds.filter((id) => names(id).some((name) => has(text, name)));
  if (named.length > 0) return named;
  return platformIds.filter((id) => platformWords[id]?.some((word) => has(text, word)));
}

export interface Choice {
  readonly query: Query;
  /** How well the prompt's words match the query; 0 if none does. */
  readonly score: number;
  /** The matching words that do not occur in just any question. */
  readonly asked: readonly string[];
}

const ownWeight = 1.2;

/** Returns the queries that these pools can answer, best match first. */
export function rankQueries(prompt: string, pools: readonly PlatformId[]): readonly Choice[] {
  const text = wordsOf(withoutClock(withoutShares(prompt)));
  // Platforms have different words for activities, so queries of other platforms are left out.
  const possible = queries.filter(
    ({ id, pools: of }) =>
      of.some((pool) => pools.includes(pool)) &&
      (pools.length === 1 || of.length === 1 || comparable.includes(id)),
  );
  const known = [...new Set(possible.flatMap(({ words }) => words))].filter((word) => has(text, word));
  // "in the day" does not ask for a day
  const isPart = (word: string): boolean =>
    !has(
      known
        .filter((longer) => has(` ${longer} `, word) && longer !== word)
        .reduce((rest, longer) => rest.replaceAll(` ${longer} `, ' | '), text),
      word,
    );
  return possible
    .map((query) => {
      const found = query.words.filter(
        (word) =>
          known.includes(word) &&
          (query.words.some((other) => other !== word && has(` ${other} `, word) && known.includes(other)) ||
            !isPart(word)),
      );
      const named = query.measure.kind === 'items' ? itemsNamed(prompt, query.pools) : [];
      const asked = [...found.filter((word) => !isWeak(word)), ...named];
      const isCircumstance =
        found.length > 0 &&
        named.length === 0 &&
        found.every((word) => isAside(word, prompt) || isWeak(word));
      // a longer word is more specific than "top" or "when"
      const words = [...found, ...named].reduce((sum, word) => sum + Math.sqrt(word.length), 0);
      // "When do people listen" asks for a time, not for artists.
      const score = words + (found.includes('when') && asksWhen.test(prompt) ? whenWeight : 0);
      const isOwn = query.pools.length === 1 && pools.length === 1;
      return {
        query,
        score: score * (isOwn ? ownWeight : 1) * (isCircumstance ? circumstanceWeight : 1),
        asked,
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Returns the choices that match nearly as well as the best one, or ask for something that no better one has. */
function answersOf(choices: readonly Choice[], prompt: string): readonly Choice[] {
  const kept: Choice[] = [];
  for (const choice of choices) {
    const known = new Set(kept.flatMap(({ asked }) => asked));
    const isNear = choice.score >= leastOfBest * (choices[0]?.score ?? 0);
    const isNew = choice.asked.some((word) => !known.has(word) && !isAside(word, prompt));
    if (isNear || (isNew && known.size > 0 && choice.score > 1)) kept.push(choice);
  }
  return kept;
}

/** The words of the pools, and of the queries that these pools answer with the values that they count. */
export const knownWords = (of: readonly Query[]): ReadonlySet<string> =>
  new Set(
    [
      ...platformIds.flatMap((id) => [id, platformName(id), ...(platformWords[id] ?? [])]),
      ...of.flatMap(({ words }) => words),
      ...of.flatMap(({ measure }) => (measure.kind === 'values' ? namedValues(measure.values) : [])),
    ].flatMap((words) => words.toLowerCase().split(' ')),
  );

/**
 * Returns the ids of the queries that answer the prompt, chosen by the embedded engine.
 * None if the prompt asks for something that is not counted; an overview if it asks for nothing in particular.
 */
export function chooseQueries(prompt: string, pools: readonly PlatformId[]): readonly string[] {
  const ranked = rankQueries(prompt, pools);
  if (asksHoursOfDays(prompt)) return ['hours', 'weekdays'];
  const asked = ranked.filter((choice) => choice.asked.length > 0);
  const isSubject = asked.some((choice) => choice.asked.some((word) => !isAside(word, prompt)));
  if (!isSubject && !asksNotCounted(prompt) && asksRecordsOfEach(prompt)) return ['volume'];
  if (!isSubject && asksWhichPlatform(prompt)) return [];
  const known = knownWords(ranked.map(({ query }) => query));
  if (asksContent(prompt, known)) return [];
  if (!isSubject && (asksTogether(prompt) || asksSomethingElse(prompt, known))) return [];
  const chosen = answersOf(asked.length > 0 ? asked : ranked.filter(({ score }) => score > 0), prompt);
  const possible = new Set(ranked.map(({ query }) => query.id));
  if (chosen.length === 0) return overview.filter((id) => possible.has(id)).slice(0, mostChosen);
  return inOrderOfAsking(prompt, chosen.slice(0, mostChosen));
}

/** What is asked for comes first; else the first words that only one of the choices has say the order. */
function inOrderOfAsking(prompt: string, chosen: readonly Choice[]): string[] {
  const text = wordsOf(prompt);
  const askedFor = asksWhen.test(prompt) ? 'when' : wordAskedFor(prompt);
  const placeOf = (choice: Choice): number => {
    if (askedFor !== undefined && choice.asked.includes(askedFor)) return -1;
    const own = choice.asked.filter(
      (word) => !chosen.some((other) => other !== choice && other.asked.includes(word)),
    );
    return Math.min(...own.map((word) => text.indexOf(` ${word} `)), text.length);
  };
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ query }) => query.id);
}
