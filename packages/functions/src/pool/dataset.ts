/** The masked dataset of an upload: what may be read before buying, and the certificate that belongs to it. */
import { manifestName, sampleName, schemaName } from '@cgdx/core/export/dataset/manifest.ts';
import { manifestSchema } from '@cgdx/core/export/dataset/manifest-schema.ts';
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { certificateName } from '@cgdx/core/purchase/data-zip-path.ts';
import type { z } from 'zod';
import { bucketName } from '../ground/links.ts';
import { readJson, readText, writeJson } from '../ground/object.ts';
import type { Upload } from './upload.ts';

type DatasetOf = Pick<Upload, 'datasetPrefix'>;

export interface Preview {
  readonly manifest: z.infer<typeof manifestSchema>;
  /** The data dictionary: fields, types, units, fill rates, ranges. */
  readonly schema: unknown;
  /** At most 20 masked records. */
  readonly sample: readonly unknown[];
}

export async function readPreview({ datasetPrefix }: DatasetOf): Promise<Preview> {
  const bucket = bucketName('VerifiedBucket');
  const [manifest, schema, sample] = await Promise.all([
    readJson(bucket, datasetPrefix + manifestName),
    readJson(bucket, datasetPrefix + schemaName),
    readText(bucket, datasetPrefix + sampleName),
  ]);
  return {
    manifest: manifestSchema.parse(manifest),
    schema,
    sample: sample
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  };
}

export async function readManifest({ datasetPrefix }: DatasetOf): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(await readJson(bucketName('VerifiedBucket'), datasetPrefix + manifestName));
}

/** Returns what a list says of a dataset's content. */
export async function readExtent(
  dataset: DatasetOf,
): Promise<Pick<Upload, 'records' | 'firstDay' | 'lastDay'>> {
  const { records, period } = await readManifest(dataset);
  return {
    records: Object.values(records).reduce((sum, count) => sum + count, 0),
    ...(period.firstDay !== null && { firstDay: period.firstDay }),
    ...(period.lastDay !== null && { lastDay: period.lastDay }),
  };
}

/**
 * @param contributionId hashed with the manifest's digest to `uploadHash`: whoever has the files can recompute it
 */
export const writeCertificate = (
  { datasetPrefix }: DatasetOf,
  contributionId: string,
  certificate: Certificate,
): Promise<void> =>
  writeJson(bucketName('VerifiedBucket'), datasetPrefix + certificateName, {
    ...certificate,
    contributionId,
  });
