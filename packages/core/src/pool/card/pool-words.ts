/** Describes a pool as a dataset in words, for the card, its markup for search engines, and the catalogue. */
import { platforms } from '../../export/platform/platforms.ts';
import { offerWords } from '../offer-words.ts';
import { platformName } from '../platform-id.ts';
import { offerOfPool, type PoolId, platformOfPool } from '../pool.ts';

const soldAs = { records: 'records', words: 'posts and comments', profile: 'profiles' } as const;

/** Returns the path of the public card of a pool. */
export const cardPath = (poolId: PoolId): string => `/data/${poolId}`;

/** Returns for example `Spotify records`. */
export const datasetTitle = (poolId: PoolId): string =>
  `${platformName(platformOfPool(poolId))} ${soldAs[offerOfPool(poolId)]}`;

export function datasetDescription(poolId: PoolId): string {
  const { description } = platforms[platformOfPool(poolId)].dataset;
  const { sold } = offerWords(platformOfPool(poolId), offerOfPool(poolId));
  return offerOfPool(poolId) === 'records' ? `${description} ${sold}` : sold;
}

export const datasetTopics = (poolId: PoolId): readonly string[] =>
  platforms[platformOfPool(poolId)].dataset.topics;

/** Returns the citation of a pool. @param siteUrl the address of the pages, without a trailing slash @param on a day, ISO 8601 */
export const citation = (poolId: PoolId, siteUrl: string, on: string): string =>
  `CGDX. ${datasetTitle(poolId)}. ${siteUrl}${cardPath(poolId)}, as of ${on}.`;
