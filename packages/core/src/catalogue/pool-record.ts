/** The product's own data pools as records of the catalogue, beside datasets from elsewhere. */
import { platforms } from '../export/platform/platforms.ts';
import { type PlatformId, platformIds, platformName } from '../pool/platform-id.ts';
import type { CatalogueRecord } from './record-schema.ts';

const idStart = 'pool:';

/** @param siteUrl the address of the pages, without a trailing slash */
export const poolRecords = (siteUrl: string): CatalogueRecord[] =>
  platformIds.map((poolId) => ({
    id: `${idStart}${poolId}`,
    title: `${platformName(poolId)} data pool`,
    link: poolLink(siteUrl, poolId),
    licence: 'CGDX marketplace terms',
    source: 'CGDX',
    description: platforms[poolId].dataset.description,
    topics: [...platforms[poolId].dataset.topics],
  }));

export const poolLink = (siteUrl: string, poolId: PlatformId): string => `${siteUrl}/datapool/buy/${poolId}`;

/** Returns the pool that a record stands for; undefined if it is a dataset from elsewhere. */
export const poolOfRecord = (id: string): PlatformId | undefined =>
  id.startsWith(idStart) ? platformIds.find((poolId) => poolId === id.slice(idStart.length)) : undefined;
