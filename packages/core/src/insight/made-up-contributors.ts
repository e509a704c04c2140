/** Generates contributors with different habits from a seed, for tests and benchmarks. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Contributor } from './measure.ts';
import { type CountedPiece, summaryOf } from './summary.ts';

/** Returns a generator of numbers above 0 and below 1 that depends only on the seed. */
export function seededUniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** The kind of the generated records, for pools whose kind matters. */
const kindOfPool: Partial<Record<PlatformId, string>> = {
  spotify: 'play',
  tiktok: 'watch',
  youtube: 'watch',
  x: 'post',
  linkedin: 'connection',
  facebook: 'reaction',
};

/** The most frequent value of a field first. */
const valuesOfPool: Partial<Record<PlatformId, Readonly<Record<string, readonly string[]>>>> = {
  spotify: {
    medium: ['track', 'episode'],
    device: ['ios', 'android'],
  },
  youtube: { product: ['youtube', 'music'], fromAd: ['false', 'true'] },
  x: { type: ['post', 'reply', 'repost'], client: ['iphone', 'web'] },
  linkedin: { area: ['engineering', 'sales'], level: ['manager', 'senior'] },
  facebook: { reaction: ['like', 'love', 'haha'] },
};

/** Names of the public lists, the most popular first. */
const itemsOfPool: Partial<Record<PlatformId, readonly string[]>> = {
  spotify: `Adele|Jay Chou|Taylor Swift|Ed Sheeran|JJ Lin|BTS|ABBA|Stefanie Sun`.split('|'),
  youtube: `MrBeast|TED-Ed|Jay Chou 周杰倫|CNA|Beyoncé|Veritasium|Mothership|Vox`.split('|'),
};

/** The share of people who like the most popular item; each further one has a fixed part of the previous share. */
const [mostLiked, likedNext] = [0.75, 0.87];

const tasteOf = (dataPoolId: PlatformId, uniform: () => number): readonly string[] =>
  (itemsOfPool[dataPoolId] ?? []).filter((_, rank) => uniform() < mostLiked * likedNext ** rank);

/** Returns the months before `until` (2026-11), the earliest first. */
function monthsBefore(until: string, last: number): string[] {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: last }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - last + at, 1)).toISOString().slice(0, 7),
  );
}

const whole = (uniform: () => number, least: number, most: number): number =>
  least + Math.floor(uniform() * (most - least));

/** @param until the month after the last month with records, such as 2026-11 */
export function madeUpContributor(dataPoolId: PlatformId, seed: number, until: string): Contributor {
  // Scrambled, since consecutive seeds would give similar numbers.
  const start = Math.imul(seed + 1, 2_654_435_761) + dataPoolId.charCodeAt(0);
  const uniform = seededUniform(start);
  const taste = tasteOf(dataPoolId, seededUniform(Math.imul(start, 2_246_822_519)));
  const months = monthsBefore(until, whole(uniform, 14, 60));
  const counts = months.map(() => whole(uniform, 5, 60));
  const records = counts.reduce((sum, count) => sum + count, 0);
  const values = Object.entries(valuesOfPool[dataPoolId] ?? {}).map(([field, all]) => [
    field,
    Object.fromEntries(all.map((value, at) => [value, Math.ceil(whole(uniform, 1, 100) / (at + 1) ** 2)])),
  ]);
  const tally = {
    records,
    months: Object.fromEntries(months.map((month, at) => [month, counts[at] ?? 0])),
    hours: Array.from({ length: 24 }, (_, hour) => whole(uniform, 0, hour < 6 ? 5 : 60)),
    weekdays: Array.from({ length: 7 }, () => whole(uniform, 10, 60)),
    values: Object.fromEntries(values),
    items: Object.fromEntries(
      [...new Set(months.map((month) => month.slice(0, 4)))].map((year) => [
        year,
        Object.fromEntries(taste.map((item) => [item, whole(uniform, 1, 100)])),
      ]),
    ),
  };
  const pieces = [
    { kind: kindOfPool[dataPoolId] ?? 'record', records, tally },
    { kind: 'search', records: whole(uniform, 20, 300), tally: undefined },
    // A column of the table has no connections.
    ...(dataPoolId === 'linkedin' ? [{ kind: 'reaction', records, tally: { ...tally, values: {} } }] : []),
  ];
  const quality = whole(uniform, 3, 8);
  return { summary: summaryOf(dataPoolId, [...pieces, ...reactionsOf(dataPoolId, uniform)]), quality };
}

/** Returns the reactions of a TikTok contributor, whose other records are views. */
function reactionsOf(dataPoolId: PlatformId, uniform: () => number): CountedPiece[] {
  if (dataPoolId !== 'tiktok') return [];
  const actions = {
    like: whole(uniform, 40, 100),
    favorite: whole(uniform, 5, 30),
    share: whole(uniform, 1, 20),
  };
  const records = actions.like + actions.favorite + actions.share;
  const values = { action: actions };
  return [{ kind: 'reaction', records, tally: { records, months: {}, hours: [], weekdays: [], values } }];
}
