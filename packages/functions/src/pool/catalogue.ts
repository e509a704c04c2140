/** The catalogue's index: the published one, or that of the seed alone. */
import { decodeIndex } from '@cgdx/core/catalogue/index/encode-index.ts';
import type { SearchIndex } from '@cgdx/core/catalogue/index/search-index.ts';
import { indexKey, sizeKey } from '@cgdx/core/catalogue/object-key.ts';
import { poolRecords } from '@cgdx/core/catalogue/pool-record.ts';
import { buildIndex } from '@cgdx/core/catalogue/search.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { z } from 'zod';
import { bucketName } from '../ground/links.ts';
import { findVersion, readBytes, readJson } from '../ground/object.ts';

interface Loaded {
  /** Undefined for the seed's index. */
  readonly versionId: string | undefined;
  readonly index: SearchIndex;
}

let loaded: Loaded | undefined;
let lookedAtMs = 0;
/** How long a newly published index may go unseen. */
const lookEveryMs = 60_000;

export async function catalogueIndex(): Promise<SearchIndex> {
  if (loaded && Date.now() - lookedAtMs < lookEveryMs) return loaded.index;
  const bucket = bucketName('CatalogueBucket');
  const versionId = (await findVersion(bucket, indexKey))?.versionId;
  if (!loaded || loaded.versionId !== versionId) {
    const index = versionId === undefined ? seedIndex() : decodeIndex(await readBytes(bucket, indexKey));
    loaded = { versionId, index };
  }
  lookedAtMs = Date.now();
  return loaded.index;
}

/** Built without the site's address: links to the pools are made when they are shown. */
const seedIndex = (): SearchIndex => buildIndex([...poolRecords(''), ...seedRecords]);

const sizeSchema = z.object({ datasets: z.number().int() });

/** Returns how many datasets from elsewhere the catalogue has. */
export async function catalogueSize(): Promise<number> {
  const bucket = bucketName('CatalogueBucket');
  if ((await findVersion(bucket, sizeKey)) === undefined) return seedRecords.length;
  return sizeSchema.parse(await readJson(bucket, sizeKey)).datasets;
}
