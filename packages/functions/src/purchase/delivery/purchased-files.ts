/**
 * Lists the files of a purchase's archive: each dataset byte for byte as it was certified, and the files that
 * describe them.
 */
import { createHash } from 'node:crypto';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { encodeJson, type Manifest, manifestName, schemaName } from '@cgdx/core/export/dataset/manifest.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import { type Certificate, certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import type { DataManifest, DataUpload } from '@cgdx/core/purchase/data-manifest-schema.ts';
import { dataReadme } from '@cgdx/core/purchase/data-readme.ts';
import {
  certificateName,
  croissantFileName,
  dataManifestName,
  dataReadmeName,
  folderOf,
  licenceFileName,
  policyFileName,
  poolTablePath,
} from '@cgdx/core/purchase/data-zip-path.ts';
import { croissant, type DescribedTable, joinedTables } from '@cgdx/core/purchase/describe/croissant.ts';
import { licenceText } from '@cgdx/core/purchase/licence/licence.ts';
import { odrlPolicy } from '@cgdx/core/purchase/licence/odrl-policy.ts';
import {
  mostDerivedBytes,
  type ParquetPlan,
  parquetPlans,
} from '@cgdx/core/purchase/parquet/parquet-plan.ts';
import { bucketName } from '../../ground/links.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { readBytes, readChunks, readJson } from '../../ground/object.ts';
import { readManifest } from '../../pool/dataset.ts';
import type { Upload } from '../../pool/upload.ts';
import type { ArchivedFile } from './archive.ts';
import { dependentFile, derivedFile, inMemory, type PackedFile } from './packed-file.ts';

interface Purchased {
  readonly upload: DataUpload;
  readonly certificate: Certificate | undefined;
  readonly tables: readonly DescribedTable[];
  readonly files: readonly PackedFile[];
}

/** Each chunk passes through several streams, so fewer and larger chunks cost less. */
const chunkBytes = 1 << 20;

async function* inLargeChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    count += chunk.length;
    if (count < chunkBytes) continue;
    yield Buffer.concat(waiting, count);
    [waiting, count] = [[], 0];
  }
  if (count > 0) yield Buffer.concat(waiting, count);
}

/**
 * Yields a file's bytes. @throws MarketError InvariantBroken at the end of a file that differs from its
 * manifest
 */
async function* checked(key: string, { name, bytes, sha256: wanted }: Manifest['files'][number]) {
  const hash = createHash('sha256');
  let count = 0;
  for await (const chunk of inLargeChunks(readChunks(bucketName('VerifiedBucket'), key))) {
    hash.update(chunk);
    count += chunk.length;
    yield chunk;
  }
  invariant(count === bytes && hash.digest('hex') === wanted, `the file ${name} of a dataset is damaged`);
}

/** Plans the Parquet files of a dataset: none for a dataset that is older than data dictionaries. */
async function plansOf({ datasetPrefix }: Upload, { files }: Manifest): Promise<ParquetPlan[]> {
  if (!files.some(({ name }) => name === schemaName)) return [];
  return parquetPlans(await readJson(bucketName('VerifiedBucket'), datasetPrefix + schemaName));
}

const parsedCertificate = (bytes: Uint8Array): Certificate | undefined =>
  certificateSchema.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;

async function purchasedUpload({ upload, manifest, isDerived }: Chosen): Promise<Purchased> {
  const { datasetPrefix, dataPoolId, quality } = upload;
  const uploadHash = hexOfHash(upload.uploadHash);
  const folder = folderOf(dataPoolId, uploadHash);
  const bucket = bucketName('VerifiedBucket');
  const [manifestBytes, certificateBytes, plans] = await Promise.all([
    readBytes(bucket, datasetPrefix + manifestName),
    readBytes(bucket, datasetPrefix + certificateName),
    plansOf(upload, manifest),
  ]);
  const certified = manifest.files.flatMap((file): PackedFile[] => {
    const read = () => checked(datasetPrefix + file.name, file);
    const { bytes, sha256 } = file;
    const name = folder + file.name;
    const derived = plans
      .filter(({ from }) => isDerived && from === file.name)
      .map((plan) => derivedFile(folder, plan, read));
    return [{ name, bytes, read, describe: () => ({ name, bytes, sha256 }) }, ...derived];
  });
  return {
    upload: { uploadHash, dataPoolId, quality, folder, records: manifest.records },
    certificate: parsedCertificate(certificateBytes),
    tables: plans.map(({ kind, name, from, fields }) => ({
      ...{ dataPoolId, kind, fields },
      file: isDerived ? name : from,
    })),
    files: [
      inMemory(folder + manifestName, manifestBytes),
      inMemory(folder + certificateName, certificateBytes),
      ...certified,
    ],
  };
}

interface Chosen {
  readonly upload: Upload;
  readonly manifest: Manifest;
  /** Whether its tables are also packed as Parquet. */
  readonly isDerived: boolean;
}

const bytesOf = ({ files }: Manifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the uploads in the order of their hashes, in whichever order they were bought. */
async function inOrder(uploads: readonly Upload[]): Promise<Chosen[]> {
  const sorted = uploads.toSorted((a, b) => (a.uploadHash < b.uploadHash ? -1 : 1));
  const manifests = await mapConcurrently(sorted, readManifest);
  const allBytes = manifests.reduce((sum, manifest) => sum + bytesOf(manifest), 0);
  return sorted.map((upload, at) => ({
    upload,
    manifest: manifests[at] as Manifest,
    isDerived: allBytes <= mostDerivedBytes,
  }));
}

/** The files that describe all uploads together, and the licence. */
function commonFiles(purchased: readonly Purchased[], tables: readonly PoolTable[]): PackedFile[] {
  const uploads = purchased.map(({ upload }) => upload);
  const hashes = uploads.map(({ uploadHash }) => uploadHash);
  const hasParquet = purchased.some((each) => each.tables.some(({ file }) => file.endsWith('.parquet')));
  return [
    inMemory(dataReadmeName, Buffer.from(dataReadme(uploads, hasParquet))),
    inMemory(licenceFileName, Buffer.from(licenceText(hashes))),
    inMemory(policyFileName, encodeJson(odrlPolicy(hashes))),
    ...tables.map((table) => inMemory(poolTablePath(table.dataPoolId), encodeJson(table))),
  ];
}

/**
 * Returns the files in the order of packing. The last two describe files that are generated while the archive
 * is packed.
 * @param tables of the uploads' pools
 * @param boughtAt ISO 8601
 *
 */
export async function purchasedFiles(
  uploads: readonly Upload[],
  tables: readonly PoolTable[],
  boughtAt: string,
): Promise<ArchivedFile[]> {
  const purchased = await mapConcurrently(await inOrder(uploads), purchasedUpload);
  const files = [...commonFiles(purchased, tables), ...purchased.flatMap((each) => each.files)];
  const described = purchased.map(({ upload }) => upload);
  const describe = () => files.map((file) => file.describe());
  const croissantFile = dependentFile(croissantFileName, () =>
    encodeJson(
      croissant({
        uploads: described,
        tables: joinedTables(purchased.flatMap((each) => each.tables)),
        files: describe(),
        certificates: new Map(
          purchased.flatMap(({ upload, certificate }) =>
            certificate === undefined ? [] : [[upload.uploadHash, certificate]],
          ),
        ),
        boughtAt,
      }),
    ),
  );
  const manifest = (): DataManifest => ({
    format: 'cgdx-purchase/1',
    uploads: described,
    files: [...describe(), croissantFile.describe()],
  });
  return [...files, croissantFile, dependentFile(dataManifestName, () => encodeJson(manifest()))];
}
