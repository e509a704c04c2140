/** The product's own data pools as records of the catalogue, beside datasets from elsewhere. */
import { platforms } from '../export/platform/platforms.ts';
import { type PoolId, poolIds, poolName } from '../pool/pool.ts';
import type { CatalogueRecord } from './record-schema.ts';

const idStart = 'pool:';

/** @param siteUrl of the pages, without a trailing slash */
export const poolRecords = (siteUrl: string): CatalogueRecord[] =>
  poolIds.map((poolId) => ({
    id: `${idStart}${poolId}`,
    title: `${poolName(poolId)} data pool`,
    link: poolLink(siteUrl, poolId),
    licence: 'CGDX marketplace terms',
    source: 'CGDX',
    description: platforms[poolId].dataset.description,
    topics: [...platforms[poolId].dataset.topics],
  }));

export const poolLink = (siteUrl: string, poolId: PoolId): string => `${siteUrl}/datapool/buy/${poolId}`;

/** Returns the pool that a record stands for; undefined if it is a dataset from elsewhere. */
export const poolOfRecord = (id: string): PoolId | undefined =>
  id.startsWith(idStart) ? poolIds.find((poolId) => poolId === id.slice(idStart.length)) : undefined;
