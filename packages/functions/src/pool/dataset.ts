/** The masked dataset of an upload: the preview for buyers, and the certificate that belongs to it. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { inventedRecords } from '@cgdx/core/export/dataset/invented-record.ts';
import { manifestName, schemaName } from '@cgdx/core/export/dataset/manifest.ts';
import { manifestSchema } from '@cgdx/core/export/dataset/manifest-schema.ts';
import { profileName } from '@cgdx/core/export/dataset/profile.ts';
import { type ProfileRow, profileRowSchema } from '@cgdx/core/export/dataset/profile-schema.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { offerOfPool, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { certificateName } from '@cgdx/core/purchase/data-zip-path.ts';
import { z } from 'zod';
import { bucketName } from '../ground/links.ts';
import { readChunks, readJson, readText, writeJson } from '../ground/object.ts';
import type { Upload } from './upload.ts';

type DatasetOf = Pick<Upload, 'datasetPrefix'>;

export interface Preview {
  readonly manifest: z.infer<typeof manifestSchema>;
  /**
   * The data dictionary: fields, types, units and fill rates. It has no ranges, since their ends are values of
   * records.
   */
  readonly schema: unknown;
  /** Empty for a dataset that is older than profiles, and for one that is sold as a profile. */
  readonly profile: readonly ProfileRow[];
  /** One record of each kind, or rows of a profile, all of them invented. */
  readonly invented: readonly unknown[];
}

/** Reads no record, since nobody may see a record before buying it. */
export async function readPreview({
  datasetPrefix,
  dataPoolId,
}: Pick<Upload, 'datasetPrefix' | 'dataPoolId'>): Promise<Preview> {
  const bucket = bucketName('VerifiedBucket');
  const manifest = await readManifest({ datasetPrefix });
  const offer = offerOfPool(dataPoolId);
  // A dataset that is sold as a profile shows none of it.
  const hasProfile = offer !== 'profile' && manifest.files.some(({ name }) => name === profileName);
  const [schema, profile] = await Promise.all([
    readJson(bucket, datasetPrefix + schemaName),
    hasProfile ? readProfile({ datasetPrefix }) : [],
  ]);
  return {
    manifest,
    schema: withoutRanges(schema),
    profile,
    invented: inventedRecords(readers[platformOfPool(dataPoolId)].kinds, offer),
  };
}

const rangedSchema = z.looseObject({
  kinds: z.array(z.looseObject({ fields: z.array(z.looseObject({ range: z.unknown().optional() })) })),
});

function withoutRanges(schema: unknown): unknown {
  const { kinds, ...rest } = rangedSchema.parse(schema);
  const without = ({ range: _range, ...field }: { range?: unknown }) => field;
  return { ...rest, kinds: kinds.map((kind) => ({ ...kind, fields: kind.fields.map(without) })) };
}

export async function readManifest({ datasetPrefix }: DatasetOf): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(await readJson(bucketName('VerifiedBucket'), datasetPrefix + manifestName));
}

/** Reads a packed file of a dataset, line by line. */
export async function* linesOfFile({ datasetPrefix }: DatasetOf, file: string): AsyncGenerator<string> {
  const packed = Readable.from(readChunks(bucketName('VerifiedBucket'), datasetPrefix + file));
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  const lines = createInterface({ input: packed.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  let failure: unknown;
  unpacked.on('error', (error) => {
    failure = error;
    lines.close();
  });
  for await (const line of lines) if (line !== '') yield line;
  if (failure !== undefined) throw failure;
}

const filledSchema = z.object({
  kinds: z.array(z.object({ fields: z.array(z.object({ name: z.string(), filled: z.number() })) })),
});

/** Returns what a list shows of a dataset's content. */
export async function readExtent(
  dataset: DatasetOf,
): Promise<Pick<Upload, 'records' | 'firstDay' | 'lastDay' | 'kinds' | 'columns' | 'languages'>> {
  const bucket = bucketName('VerifiedBucket');
  const manifest = await readManifest(dataset);
  const { records, period, files, offer } = manifest;
  // The kinds of a profile are what is sold, so they are not shown.
  const isTold = offer !== 'profile' && files.some(({ name }) => name === profileName);
  const [schema, profile] = await Promise.all([
    readJson(bucket, dataset.datasetPrefix + schemaName),
    isTold ? readProfile(dataset) : [],
  ]);
  const columns = filledSchema.parse(schema).kinds.flatMap(({ fields }) => fields);
  const languages = profile.flatMap((row) => (row.row === 'quarter' ? row.languages : []));
  return {
    records: Object.values(records).reduce((sum, count) => sum + count, 0),
    kinds: records,
    columns: { filled: columns.filter(({ filled }) => filled > 0).length, of: columns.length },
    languages: [...new Set(languages)].sort(),
    ...(period.firstDay !== null && { firstDay: period.firstDay }),
    ...(period.lastDay !== null && { lastDay: period.lastDay }),
  };
}

async function readProfile({ datasetPrefix }: DatasetOf): Promise<ProfileRow[]> {
  const text = await readText(bucketName('VerifiedBucket'), datasetPrefix + profileName);
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => profileRowSchema.parse(JSON.parse(line)));
}

/**
 * @param contributionId hashed with the manifest's digest to `uploadHash`: anybody who has the files can
 * recompute it
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
