/** The product's own data pools as records of the catalogue, beside datasets from elsewhere. */
import { type PoolId, poolIds, poolName } from '../pool/pool.ts';
import type { CatalogueRecord } from './record-schema.ts';

const idStart = 'pool:';

interface About {
  readonly description: string;
  readonly topics: readonly string[];
}

/** What a masked dataset of each pool holds, in the words that people look for it with. */
const about: Readonly<Record<PoolId, About>> = {
  facebook: {
    description:
      'Facebook exports of people in Singapore, masked of personal information: posts, comments, reactions, groups and activity over years.',
    topics: ['facebook', 'social media', 'behaviour', 'text', 'time series', 'Singapore'],
  },
  x: {
    description:
      'X (Twitter) archives of people in Singapore, masked of personal information: posts and tweets, likes, interests and advertisements shown, with times.',
    topics: ['x', 'twitter', 'tweets', 'social media', 'text', 'time series', 'Singapore'],
  },
  spotify: {
    description:
      'Spotify listening history of people in Singapore, masked of personal information: every play with track, artist, time and how long, playlists and searches.',
    topics: ['spotify', 'music', 'listening history', 'recommendation', 'time series', 'Singapore'],
  },
  youtube: {
    description:
      'YouTube watch and search history of people in Singapore from Google Takeout, masked of personal information: videos, channels, times, comments.',
    topics: ['youtube', 'video', 'watch history', 'recommendation', 'time series', 'Singapore'],
  },
  linkedin: {
    description:
      'LinkedIn exports of people in Singapore, masked of personal information: positions, skills, connections by month, reactions and posts.',
    topics: ['linkedin', 'labour', 'jobs', 'skills', 'social network', 'Singapore'],
  },
  tiktok: {
    description:
      'TikTok exports of people in Singapore, masked of personal information: videos watched, likes, favourites, searches and comments with times.',
    topics: ['tiktok', 'video', 'watch history', 'social media', 'time series', 'Singapore'],
  },
};

/** @param siteUrl of the pages, without a trailing slash */
export const poolRecords = (siteUrl: string): CatalogueRecord[] =>
  poolIds.map((poolId) => ({
    id: `${idStart}${poolId}`,
    title: `${poolName(poolId)} data pool`,
    link: poolLink(siteUrl, poolId),
    licence: 'CGDX marketplace terms',
    source: 'CGDX',
    description: about[poolId].description,
    topics: [...about[poolId].topics],
  }));

export const poolLink = (siteUrl: string, poolId: PoolId): string => `${siteUrl}/datapool/buy/${poolId}`;

/** Returns the pool that a record stands for; undefined if it is a dataset from elsewhere. */
export const poolOfRecord = (id: string): PoolId | undefined =>
  id.startsWith(idStart) ? poolIds.find((poolId) => poolId === id.slice(idStart.length)) : undefined;
