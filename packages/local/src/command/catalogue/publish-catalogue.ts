/** Builds the index of all records and uploads it to a stack, whose assistant uses it within a minute. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { encodeIndex } from '@cgdx/core/catalogue/index/encode-index.ts';
import { indexKey, sizeKey } from '@cgdx/core/catalogue/object-key.ts';
import { poolRecords } from '@cgdx/core/catalogue/pool-record.ts';
import type { CatalogueRecord } from '@cgdx/core/catalogue/record-schema.ts';
import { buildIndex } from '@cgdx/core/catalogue/search.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import type { Stack } from '../../ground/endpoints.ts';

export interface BuiltCatalogue {
  readonly bytes: Uint8Array;
  /** The number of datasets of other catalogues. */
  readonly datasets: number;
}

export function buildCatalogue(imported: readonly CatalogueRecord[]): BuiltCatalogue {
  const pools = poolRecords('');
  const index = buildIndex([...pools, ...seedRecords, ...imported]);
  return { bytes: encodeIndex(index), datasets: index.size - pools.length };
}

export async function publishCatalogue(
  {
    region,
    credentials,
    endpoints,
    buckets,
  }: Pick<Stack, 'region' | 'credentials' | 'endpoints' | 'buckets'>,
  { bytes, datasets }: BuiltCatalogue,
): Promise<void> {
  const client = new S3Client({
    region,
    forcePathStyle: true,
    ...(credentials && { credentials }),
    ...(endpoints.s3 !== undefined && { endpoint: endpoints.s3 }),
  });
  try {
    const Bucket = buckets.CatalogueBucket;
    await client.send(new PutObjectCommand({ Bucket, Key: indexKey, Body: bytes }));
    const size = JSON.stringify({ datasets });
    await client.send(
      new PutObjectCommand({ Bucket, Key: sizeKey, Body: size, ContentType: 'application/json' }),
    );
  } finally {
    client.destroy();
  }
}
