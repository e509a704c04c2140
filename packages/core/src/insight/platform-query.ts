/** The vetted queries about a platform's own records. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Query } from './query-shape.ts';

type Words = Pick<Query, 'id' | 'title' | 'of' | 'cell' | 'words' | 'holds' | 'holdsNot'>;

/**
 * Makes a query over a field of one platform.
 * @param values the values that may be named: our own words and the platform's, never values found in the pool
 */
const own = (field: string, values: readonly string[], query: Words): Omit<Query, 'pools'> => ({
  ...query,
  measure: { kind: 'values', of: field, values },
  chart: 'bar',
});

/** Makes a query over the items of a public list. */
const items = (query: Words): Omit<Query, 'pools'> => ({
  ...query,
  measure: { kind: 'items' },
  chart: 'bar',
});

const yesNo = ['true', 'false'];
const areas = ['engineering', 'data', 'product', 'design', 'marketing', 'sales', 'finance', 'people'].concat([
  'legal',
  'operations',
  'health',
  'education',
  'research',
  'consulting',
]);
const levels = ['founder', 'executive', 'director', 'manager', 'lead', 'senior', 'intern', 'junior'];

const byPlatform: Readonly<Record<PlatformId, readonly Omit<Query, 'pools'>[]>> = {
  spotify: [
    own('play.medium', ['track', 'episode', 'chapter', 'video'], {
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
        'episodes',
        'music',
        'listen',
        'listening',
        'medium',
        'audio',
        'categories',
      ],
    }),
    items({
      id: 'spotify-artists',
      title: 'Most played artists',
      of: 'contributors with records of that year',
      cell: 'Artist',
      words: [
        'artist',
        'artists',
        'singer',
        'singers',
        'band',
        'bands',
        'popular',
        'top',
        'favourite',
        'favorite',
        'genre',
        'taste',
        'music',
        'shows',
        'listen',
        'listening',
        'categories',
      ],
    }),
    own(
      'play.device',
      ['ios', 'android', 'windows', 'macos', 'linux', 'web', 'cast', 'tv', 'console', 'car'],
      {
        id: 'spotify-devices',
        title: 'Devices played on',
        of: 'each contributor’s plays',
        cell: 'Device',
        words: ['device', 'devices', 'phone', 'android', 'ios', 'iphone', 'desktop', 'mobile', 'car', 'tv'],
      },
    ),
    own('play.skipped', yesNo, {
      id: 'spotify-skips',
      title: 'Skipped plays',
      of: 'each contributor’s plays',
      cell: 'Skipped',
      holds: 'were skipped',
      holdsNot: 'were not',
      words: ['skip', 'skips', 'skipped', 'attention', 'engagement'],
    }),
  ],
  youtube: [
    own('watch.product', ['youtube', 'music'], {
      id: 'youtube-product',
      title: 'YouTube and YouTube Music',
      of: 'each contributor’s views',
      cell: 'Product',
      words: ['music', 'product', 'youtube music', 'video', 'categories'],
    }),
    items({
      id: 'youtube-channels',
      title: 'Most watched channels',
      of: 'contributors with records of that year',
      cell: 'Channel',
      words: [
        'channel',
        'channels',
        'creator',
        'creators',
        'popular',
        'top',
        'influencer',
        'youtuber',
        'youtubers',
        'watch',
        'categories',
      ],
    }),
    own('watch.fromAd', yesNo, {
      id: 'youtube-ads',
      title: 'Views that were advertisements',
      of: 'each contributor’s views',
      cell: 'Advertisement',
      holds: 'were advertisements',
      holdsNot: 'were not',
      words: ['ad', 'ads', 'advertisement', 'advertising', 'advertisements', 'marketing', 'campaign'],
    }),
  ],
  tiktok: [
    own('reaction.action', ['like', 'favorite', 'share', 'repost'], {
      id: 'tiktok-reactions',
      title: 'Likes, favourites and shares',
      of: 'each contributor’s reactions',
      cell: 'Reaction',
      words: [
        'reaction',
        'reactions',
        'likes',
        'share',
        'shares',
        'engagement',
        'viral',
        'favourite',
        'categories',
      ],
    }),
  ],
  x: [
    own('post.type', ['post', 'reply', 'thread', 'repost'], {
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
    own('post.client', ['web', 'iphone', 'ipad', 'android', 'mac', 'tweetdeck', 'mobile-web'], {
      id: 'x-devices',
      title: 'Apps posted with',
      of: 'each contributor’s posts',
      cell: 'App',
      words: ['device', 'devices', 'app', 'apps', 'phone', 'android', 'ios', 'iphone', 'client', 'mobile'],
    }),
  ],
  linkedin: [
    own('connection.area', areas, {
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
        'work',
        'contacts',
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
    own('connection.level', levels, {
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
  ],
  facebook: [
    own('reaction.reaction', ['like', 'love', 'haha', 'wow', 'care', 'sad', 'angry'], {
      id: 'facebook-reactions',
      title: 'Reactions given',
      of: 'each contributor’s reactions',
      cell: 'Reaction',
      words: ['reaction', 'reactions', 'likes', 'love', 'sentiment', 'emotion', 'engagement', 'categories'],
    }),
    own('message.form', ['text', 'photo', 'video', 'audio', 'sticker', 'gif', 'file', 'link', 'call'], {
      id: 'facebook-messages',
      title: 'Forms of messages',
      of: 'each contributor’s messages',
      cell: 'Form',
      words: ['message', 'messages', 'messenger', 'chat', 'photo', 'photos', 'sticker', 'voice', 'call'],
    }),
  ],
};

export const ofPlatforms: readonly Query[] = Object.entries(byPlatform).flatMap(([pool, queries]) =>
  queries.map((query) => ({ ...query, pools: [pool as PlatformId] })),
);
