/**
 * Measures the assembly of a purchase's archive beside a copy of the same bytes, both through the local object store.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import { manifestName } from '@cgdx/core/export/dataset/manifest.ts';
import { certificateName } from '@cgdx/core/purchase/data-zip-path.ts';
import type { Upload } from '@cgdx/functions/pool/upload.ts';

const uploadCount = 8;
const chunkBytes = 1 << 20;
/** Each is done this many times, alternately; the fastest counts. */
const rounds = 3;

export interface Assembled {
  readonly bytes: number;
  /** Seconds. */
  readonly assembled: number;
  readonly copied: number;
}

const credential = {
  accessKeyId: 'bench',
  secretAccessKey: 'bench',
  statements: [{ effect: 'Allow' as const, actions: ['*'], resources: ['*'] }],
  tags: {},
};
const buckets = { VerifiedBucket: 'verified', PurchaseBucket: 'purchase' };

/** Incompressible bytes, as in a dataset. */
async function* noise(bytes: number, hash = createHash('sha256')): AsyncGenerator<Uint8Array> {
  const chunk = randomBytes(chunkBytes);
  for (let left = bytes; left > 0; left -= chunkBytes) {
    const part = chunk.subarray(0, Math.min(left, chunkBytes));
    hash.update(part);
    yield part;
  }
}

const nameOf = (at: number): string => `dataset/${at}/`;
const fileName = 'play.ndjson.gz';

async function storeDataset(at: number, bytes: number): Promise<Upload> {
  const { writeBytes, writeObject } = await import('@cgdx/functions/ground/object.ts');
  const datasetPrefix = nameOf(at);
  const hash = createHash('sha256');
  await writeObject(buckets.VerifiedBucket, datasetPrefix + fileName, noise(bytes, hash));
  const manifest = {
    format: 'cgdx-dataset/1',
    platform: 'spotify',
    variant: 'extended',
    language: 'en',
    isSample: true,
    records: { play: 1 },
    period: { firstDay: null, lastDay: null },
    replaced: {},
    files: [{ name: fileName, mediaType: 'application/gzip', bytes, sha256: hash.digest('hex') }],
  };
  await writeBytes(
    buckets.VerifiedBucket,
    datasetPrefix + manifestName,
    Buffer.from(JSON.stringify(manifest)),
  );
  await writeBytes(buckets.VerifiedBucket, datasetPrefix + certificateName, Buffer.from('{}'));
  const uploadHash = createHash('sha256').update(datasetPrefix).digest('base64');
  return { uploadHash, dataPoolId: 'spotify', quality: 7, datasetPrefix } as Upload;
}

async function assemble(uploads: readonly Upload[]): Promise<void> {
  const { archiveOf } = await import('@cgdx/functions/purchase/delivery/archive.ts');
  const { purchasedFiles } = await import('@cgdx/functions/purchase/delivery/purchased-files.ts');
  const { writePurchaseFile } = await import('@cgdx/functions/purchase/delivery/purchase-file.ts');
  await writePurchaseFile(
    'assembled',
    archiveOf(await purchasedFiles(uploads, [], '2026-11-01'), new Date(0)),
  );
}

/** Copies all objects into one object: the same reads and writes, and nothing else. */
async function copy(): Promise<void> {
  const { readChunks, writeObject } = await import('@cgdx/functions/ground/object.ts');
  async function* all() {
    for (let at = 0; at < uploadCount; at += 1)
      yield* readChunks(buckets.VerifiedBucket, nameOf(at) + fileName);
  }
  await writeObject(buckets.PurchaseBucket, 'copied', all());
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

export async function assembleBeside(bytes: number): Promise<Assembled> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-assemble-'));
  const storage = await startS3({
    port: 0,
    directory,
    buckets: Object.values(buckets).map((name) => ({ name, versioned: false, sendsEvents: false })),
    find: (id) => (id === credential.accessKeyId ? credential : undefined),
    deliver: async () => undefined,
  });
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: credential.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credential.secretAccessKey,
    AWS_ENDPOINT_URL_S3: storage.url,
    SST_RESOURCE_App: JSON.stringify({ name: 'cgdx', stage: 'bench' }),
    ...Object.fromEntries(
      Object.entries(buckets).map(([link, name]) => [`SST_RESOURCE_${link}`, JSON.stringify({ name })]),
    ),
  });
  try {
    const each = Math.floor(bytes / uploadCount);
    const uploads: Upload[] = [];
    for (let at = 0; at < uploadCount; at += 1) uploads.push(await storeDataset(at, each));
    let [assembled, copied] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < rounds; round += 1) {
      copied = Math.min(copied, await secondsOf(() => copy()));
      assembled = Math.min(assembled, await secondsOf(() => assemble(uploads)));
    }
    return { bytes: each * uploadCount, assembled, copied };
  } finally {
    await storage.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
