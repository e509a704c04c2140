/** The vetted queries: everything that the insight assistant can say of a pool. */
import { type PoolId, poolIds } from '../pool/pool.ts';
import type { Measure } from './measure.ts';

export interface Query {
  readonly id: string;
  readonly title: string;
  /** What the numbers are shares of, as the end of a sentence: "34 % of …". */
  readonly of: string;
  /** What its cells are. */
  readonly cell: string;
  readonly measure: Measure;
  readonly pools: readonly PoolId[];
  /** The share of an edition's privacy budget in a pool of `referenceContributors`. */
  readonly epsilon: number;
  readonly chart: 'bar' | 'line';
  /** Words of prompts that it answers. */
  readonly words: readonly string[];
}

const recordsOfEach = 'each contributor’s records';
const everyPool: Pick<Query, 'pools'> = { pools: poolIds };

const general: readonly Query[] = [
  {
    id: 'months',
    title: 'Activity by month',
    of: `${recordsOfEach} of the last twelve months`,
    cell: 'Month',
    measure: { kind: 'months', last: 12 },
    epsilon: 3,
    chart: 'line',
    words: [
      'trend',
      'trends',
      'month',
      'months',
      'month by month',
      'changed',
      'twelve months',
      'monthly',
      'growth',
      'season',
      'seasonal',
      'over time',
      'predict',
      'prediction',
      'predictions',
      'forecast',
      'history',
      'market',
    ],
    ...everyPool,
  },
  {
    id: 'hours',
    title: 'Hours of the day',
    of: recordsOfEach,
    cell: 'Hours, Singapore time',
    measure: { kind: 'hours', together: 3 },
    epsilon: 2,
    chart: 'bar',
    words: [
      'hour',
      'hours',
      'time of day',
      'time',
      'in the day',
      'when',
      'morning',
      'evening',
      'night',
      'daily',
      'peak',
      'campaign',
      'timing',
    ],
    ...everyPool,
  },
  {
    id: 'weekdays',
    title: 'Days of the week',
    of: recordsOfEach,
    cell: 'Day',
    measure: { kind: 'weekdays' },
    epsilon: 1.5,
    chart: 'bar',
    words: ['weekday', 'weekdays', 'week', 'weekend', 'weekends', 'day', 'days', 'when', 'timing'],
    ...everyPool,
  },
  {
    id: 'record-kinds',
    title: 'What people do',
    of: recordsOfEach,
    cell: 'Kind of record',
    measure: { kind: 'record-kinds' },
    epsilon: 0.5,
    chart: 'bar',
    words: [
      'what',
      'activity',
      'behaviour',
      'behavior',
      'engagement',
      'do',
      'kind',
      'kinds',
      'usage',
      'analysis',
      'categories',
      'top',
    ],
    ...everyPool,
  },
  {
    id: 'volume',
    title: 'Records per contributor',
    of: 'contributors',
    cell: 'Records',
    measure: { kind: 'volume' },
    epsilon: 0.5,
    chart: 'bar',
    words: ['how many', 'count', 'counts', 'volume', 'size', 'records', 'number', 'large', 'heavy', 'users'],
    ...everyPool,
  },
  {
    id: 'span',
    title: 'Years covered',
    of: 'contributors',
    cell: 'Years',
    measure: { kind: 'span' },
    epsilon: 0.5,
    chart: 'bar',
    words: [
      'years',
      'span',
      'long',
      'loyal',
      'loyalty',
      'retention',
      'history',
      'old',
      'period',
      'longitudinal',
    ],
    ...everyPool,
  },
  {
    id: 'quality',
    title: 'Quality of the uploads',
    of: 'contributors',
    cell: 'Quality, out of 10',
    measure: { kind: 'quality' },
    epsilon: 0.5,
    chart: 'bar',
    words: ['quality', 'score', 'scores', 'good', 'reliable', 'worth', 'distribution', 'train'],
    ...everyPool,
  },
];

/** A query over one platform's own field. */
const own = (
  pool: PoolId,
  field: string,
  epsilon: number,
  query: Pick<Query, 'id' | 'title' | 'of' | 'cell' | 'words'>,
): Query => ({
  ...query,
  epsilon,
  measure: { kind: 'values', of: field },
  pools: [pool],
  chart: 'bar',
});

const ofPlatforms: readonly Query[] = [
  own('spotify', 'play.medium', 0.5, {
    id: 'spotify-medium',
    title: 'Music, podcasts and audiobooks',
    of: 'each contributor’s plays',
    cell: 'Medium',
    words: [
      'podcast',
      'podcasts',
      'audiobook',
      'audiobooks',
      'episode',
      'music',
      'listen',
      'listening',
      'medium',
      'audio',
      'categories',
    ],
  }),
  own('spotify', 'play.creator', 1, {
    id: 'spotify-artists',
    title: 'Most played artists and shows',
    of: 'each contributor’s plays',
    cell: 'Artist or show',
    words: [
      'artist',
      'artists',
      'popular',
      'top',
      'favourite',
      'favorite',
      'genre',
      'taste',
      'music',
      'show',
      'listen',
      'listening',
      'categories',
    ],
  }),
  own('spotify', 'play.device', 0.5, {
    id: 'spotify-devices',
    title: 'Devices played on',
    of: 'each contributor’s plays',
    cell: 'Device',
    words: ['device', 'devices', 'phone', 'android', 'ios', 'iphone', 'desktop', 'mobile', 'car', 'tv'],
  }),
  own('spotify', 'play.skipped', 0.5, {
    id: 'spotify-skips',
    title: 'Skipped plays',
    of: 'each contributor’s plays',
    cell: 'Skipped',
    words: ['skip', 'skips', 'skipped', 'attention', 'engagement'],
  }),
  own('youtube', 'watch.product', 0.5, {
    id: 'youtube-product',
    title: 'YouTube and YouTube Music',
    of: 'each contributor’s views',
    cell: 'Product',
    words: ['music', 'product', 'youtube music', 'video', 'categories'],
  }),
  own('youtube', 'watch.creator', 1, {
    id: 'youtube-channels',
    title: 'Most watched channels',
    of: 'each contributor’s views',
    cell: 'Channel',
    words: [
      'channel',
      'channels',
      'creator',
      'creators',
      'popular',
      'top',
      'influencer',
      'watch',
      'categories',
    ],
  }),
  own('youtube', 'watch.fromAd', 0.5, {
    id: 'youtube-ads',
    title: 'Views that were advertisements',
    of: 'each contributor’s views',
    cell: 'Advertisement',
    words: ['ad', 'ads', 'advertisement', 'advertising', 'advertisements', 'marketing', 'campaign'],
  }),
  own('tiktok', 'reaction.action', 0.5, {
    id: 'tiktok-reactions',
    title: 'Likes, favourites and shares',
    of: 'each contributor’s reactions',
    cell: 'Reaction',
    words: [
      'reaction',
      'reactions',
      'like',
      'likes',
      'share',
      'shares',
      'engagement',
      'viral',
      'favourite',
      'categories',
    ],
  }),
  own('x', 'post.type', 0.5, {
    id: 'x-posts',
    title: 'Posts, replies and reposts',
    of: 'each contributor’s posts',
    cell: 'Type of post',
    words: [
      'post',
      'posts',
      'tweet',
      'tweets',
      'reply',
      'replies',
      'repost',
      'retweet',
      'engagement',
      'categories',
    ],
  }),
  own('x', 'post.client', 0.5, {
    id: 'x-devices',
    title: 'Apps posted with',
    of: 'each contributor’s posts',
    cell: 'App',
    words: ['device', 'devices', 'app', 'apps', 'phone', 'android', 'ios', 'iphone', 'client', 'mobile'],
  }),
  own('linkedin', 'connection.area', 0.5, {
    id: 'linkedin-areas',
    title: 'Where connections work',
    of: 'each contributor’s connections',
    cell: 'Area of work',
    words: [
      'area',
      'areas',
      'industry',
      'industries',
      'profession',
      'job',
      'jobs',
      'career',
      'network',
      'sector',
      'connections',
      'recruiting',
      'categories',
    ],
  }),
  own('linkedin', 'connection.level', 0.5, {
    id: 'linkedin-levels',
    title: 'Seniority of connections',
    of: 'each contributor’s connections',
    cell: 'Level',
    words: [
      'level',
      'levels',
      'senior',
      'seniority',
      'manager',
      'managers',
      'executive',
      'network',
      'job',
      'jobs',
      'recruiting',
    ],
  }),
  own('facebook', 'reaction.reaction', 0.5, {
    id: 'facebook-reactions',
    title: 'Reactions given',
    of: 'each contributor’s reactions',
    cell: 'Reaction',
    words: [
      'reaction',
      'reactions',
      'like',
      'likes',
      'love',
      'sentiment',
      'emotion',
      'engagement',
      'categories',
    ],
  }),
  own('facebook', 'message.form', 0.5, {
    id: 'facebook-messages',
    title: 'Forms of messages',
    of: 'each contributor’s messages',
    cell: 'Form',
    words: ['message', 'messages', 'messenger', 'chat', 'photo', 'photos', 'sticker', 'voice', 'call'],
  }),
];

export const queries: readonly Query[] = [...general, ...ofPlatforms];

/** The general queries whose answers are laid beside one another when several pools are asked about. */
export const comparable: readonly string[] = general
  .map(({ id }) => id)
  .filter((id) => id !== 'record-kinds');

export const queryOf = (id: string): Query | undefined => queries.find((query) => query.id === id);

export const queriesOfPool = (pool: PoolId): readonly Query[] =>
  queries.filter(({ pools }) => pools.includes(pool));
