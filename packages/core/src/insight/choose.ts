/** Interprets a prompt: finds the pools that it names, and the vetted queries that answer it. */
import { type PlatformId, platformIds, platformName } from '../pool/platform-id.ts';
import { comparable, type Query, queries } from './query.ts';
import { asksHoursOfDays, asksSomethingElse, isWeak, withoutShares } from './question.ts';

/** Words of prompts that mean a platform, besides its name. */
const platformWords: Readonly<Partial<Record<PlatformId, readonly string[]>>> = {
  x: ['twitter', 'tweet', 'tweets'],
  spotify: ['music', 'listening', 'podcast', 'podcasts', 'artist', 'artists', 'songs'],
  linkedin: ['professional', 'professionals', 'recruiting', 'career'],
  youtube: ['videos'],
};

/** The queries that answer a prompt without a particular subject. */
const overview: readonly string[] = ['months', 'hours', 'quality', 'record-kinds'];
export const mostChosen = 5;
const leastOfBest = 0.5;
const asksWhen = /^\s*(?:when|(?:at )?what time)\b/i;
const whenWeight = 4;

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
  /** True if a matching word is not one that occurs in any question. */
  readonly isAsked: boolean;
}

/** Returns the queries that these pools can answer, best match first. */
export function rankQueries(prompt: string, pools: readonly PlatformId[]): readonly Choice[] {
  const text = wordsOf(withoutShares(prompt));
  // Platforms have different words for activities, so queries of other platforms are left out.
  const possible = queries.filter(
    ({ id, pools: of }) =>
      of.some((pool) => pools.includes(pool)) &&
      (pools.length === 1 || of.length === 1 || comparable.includes(id)),
  );
  return possible
    .map((query) => {
      const found = query.words.filter((word) => has(text, word));
      // a longer word is more specific than "top" or "when"
      const words = found.reduce((sum, word) => sum + Math.sqrt(word.length), 0);
      // "When do people listen" asks for a time, not for artists.
      const score = words + (found.includes('when') && asksWhen.test(prompt) ? whenWeight : 0);
      const isOwn = query.pools.length === 1 && pools.length === 1;
      const isAsked = found.some((word) => !isWeak(word));
      return { query, score: score * (isOwn ? 1.2 : 1), isAsked };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Words of pools and queries. */
const knownWords = new Set(
  [
    ...platformIds.flatMap((id) => [id, platformName(id), ...(platformWords[id] ?? [])]),
    ...queries.flatMap(({ words }) => words),
  ].flatMap((words) => words.toLowerCase().split(' ')),
);

/**
 * Returns the ids of the queries that answer the prompt, chosen by the embedded engine.
 * None if the prompt asks for something that is not counted; an overview if it asks for nothing in particular.
 */
export function chooseQueries(prompt: string, pools: readonly PlatformId[]): readonly string[] {
  const ranked = rankQueries(prompt, pools);
  if (asksHoursOfDays(prompt)) return ['hours', 'weekdays'];
  if (!ranked.some(({ isAsked }) => isAsked) && asksSomethingElse(prompt, knownWords)) return [];
  const asked = ranked.filter(({ isAsked }) => isAsked);
  const answering = asked.length > 0 ? asked : ranked.filter(({ score }) => score > 0);
  // Leaves out queries that match the question much less than the best one.
  const chosen = answering.filter(({ score }) => score >= leastOfBest * (answering[0]?.score ?? 0));
  const possible = new Set(ranked.map(({ query }) => query.id));
  const ids =
    chosen.length > 0 ? chosen.map(({ query }) => query.id) : overview.filter((id) => possible.has(id));
  return ids.slice(0, mostChosen);
}
