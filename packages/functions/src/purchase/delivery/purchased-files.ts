/** Lists the files of a purchase's archive: each dataset byte for byte as it was certified, and what explains them. */
import { createHash } from 'node:crypto';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { encodeJson, type Manifest, manifestName } from '@cgdx/core/export/dataset/manifest.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import type { DataFile, DataManifest, DataUpload } from '@cgdx/core/purchase/data-manifest-schema.ts';
import { dataReadme } from '@cgdx/core/purchase/data-readme.ts';
import {
  certificateName,
  dataManifestName,
  dataReadmeName,
  folderOf,
  hexOfHash,
  poolTablePath,
} from '@cgdx/core/purchase/data-zip-path.ts';
import { bucketName } from '../../ground/links.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { readBytes, readChunks } from '../../ground/object.ts';
import { readManifest } from '../../pool/dataset.ts';
import type { Upload } from '../../pool/upload.ts';
import type { ArchivedFile } from './archive.ts';

interface Purchased {
  readonly upload: DataUpload;
  readonly files: readonly (ArchivedFile & DataFile)[];
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const inMemory = (name: string, bytes: Uint8Array): ArchivedFile & DataFile => ({
  name,
  bytes: bytes.length,
  sha256: sha256(bytes),
  read: () => once(bytes),
});

/** The archive passes each chunk through several streams: fewer and larger ones cost less. */
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

/** @throws MarketError InvariantBroken at the end of a file that differs from its manifest */
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

async function purchasedUpload(upload: Upload): Promise<Purchased> {
  const { datasetPrefix, dataPoolId, quality } = upload;
  const uploadHash = hexOfHash(upload.uploadHash);
  const folder = folderOf(dataPoolId, uploadHash);
  const bucket = bucketName('VerifiedBucket');
  const manifest = await readManifest(upload);
  const own = await mapConcurrently([manifestName, certificateName], async (name) =>
    inMemory(folder + name, await readBytes(bucket, datasetPrefix + name)),
  );
  const certified = manifest.files.map((file) => ({
    name: folder + file.name,
    bytes: file.bytes,
    sha256: file.sha256,
    read: () => checked(datasetPrefix + file.name, file),
  }));
  return {
    upload: { uploadHash, dataPoolId, quality, folder, records: manifest.records },
    files: [...own, ...certified],
  };
}

/**
 * Returns the files in the order of the uploads' names, however the uploads were bought.
 * @param tables of their pools
 */
export async function purchasedFiles(
  uploads: readonly Upload[],
  tables: readonly PoolTable[],
): Promise<ArchivedFile[]> {
  const inOrder = uploads.toSorted((a, b) => (a.uploadHash < b.uploadHash ? -1 : 1));
  const purchased = await mapConcurrently(inOrder, purchasedUpload);
  const readme = inMemory(dataReadmeName, Buffer.from(dataReadme(purchased.map(({ upload }) => upload))));
  const ofPools = tables.map((table) => inMemory(poolTablePath(table.dataPoolId), encodeJson(table)));
  const files = [readme, ...ofPools, ...purchased.flatMap((each) => each.files)];
  const manifest: DataManifest = {
    format: 'cgdx-purchase/1',
    uploads: purchased.map(({ upload }) => upload),
    files: files.map(({ name, bytes, sha256: digest }) => ({ name, bytes, sha256: digest })),
  };
  return [inMemory(dataManifestName, encodeJson(manifest)), ...files];
}
