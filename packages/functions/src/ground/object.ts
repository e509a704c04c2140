/** Stored objects: read by range at a pinned version, written as streams, deleted with every version. */
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';

export interface ObjectVersion {
  readonly bucket: string;
  readonly key: string;
  readonly versionId: string;
}

/**
 * On AWS each bucket has a host of its own, which the pages' content security policy names (`bucketOrigin` of
 * the wiring). If the endpoint is an IP address, the SDK itself puts the bucket into the path.
 */
const client = new S3Client({});

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NoSuchVersion', 'NotFound'].includes(error.name);

/** Returns whether exactly this version still exists. */
export async function objectExists({ bucket, key, versionId }: ObjectVersion): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId }));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Returns the current version at `key` and its size; undefined if there is none. */
export async function findVersion(
  bucket: string,
  key: string,
): Promise<(ObjectVersion & { readonly sizeBytes: number }) | undefined> {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return { bucket, key, versionId: head.VersionId ?? '', sizeBytes: head.ContentLength ?? 0 };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the version's metadata of that name; undefined if the version is gone or has none. */
export async function readMetadata(
  { bucket, key, versionId }: ObjectVersion,
  name: string,
): Promise<string | undefined> {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId }));
    return head.Metadata?.[name];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns random access to one version, by ranged GETs. */
export function objectSource({ bucket, key, versionId }: ObjectVersion, sizeBytes: number): ByteSource {
  return {
    size: sizeBytes,
    async *read(start, end) {
      if (end <= start) return;
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          VersionId: versionId,
          Range: `bytes=${start}-${end - 1}`,
        }),
      );
      if (!(Body instanceof Readable)) throw new Error('an object came back without a body');
      yield* Body as AsyncIterable<Uint8Array>;
    },
  };
}

/** S3 takes 10,000 parts per object: enough for four times the largest archive. */
const partBytes = 5 * 1024 * 1024;

export async function writeObject(
  bucket: string,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const Body = Readable.from(chunks, { objectMode: false });
  await new Upload({ client, partSize: partBytes, params: { Bucket: bucket, Key: key, Body } }).done();
}

/** Yields the bytes at `key` in chunks. */
export async function* readChunks(bucket: string, key: string): AsyncGenerator<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!(Body instanceof Readable)) throw new Error('an object came back without a body');
  yield* Body as AsyncIterable<Uint8Array>;
}

export async function writeBytes(bucket: string, key: string, bytes: Uint8Array): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
}

export async function readBytes(bucket: string, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(bucket, key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns undefined if there is no object at `key`. */
export const readBytesIfThere = (bucket: string, key: string): Promise<Uint8Array | undefined> =>
  readBytes(bucket, key).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

export async function writeJson(bucket: string, key: string, value: unknown): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: JSON.stringify(value),
      ContentType: 'application/json',
    }),
  );
}

/** Reads UTF-8 text; without `versionId`, of the current version. */
export async function readText(bucket: string, key: string, versionId?: string): Promise<string> {
  const { Body } = await client.send(
    new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ...(versionId !== undefined && { VersionId: versionId }),
    }),
  );
  return (await Body?.transformToString()) ?? '';
}

/** Reads JSON of ours; the caller parses it. */
export const readJson = async (bucket: string, key: string): Promise<unknown> =>
  JSON.parse(await readText(bucket, key));

export interface DownloadOptions {
  readonly seconds: number;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Returns an address from which anyone can download the object for the given time, under the given file name. */
export const signedUrl = (
  bucket: string,
  key: string,
  { seconds, fileName, mediaType }: DownloadOptions,
): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentDisposition: `attachment; filename="${fileName}"`,
      ResponseContentType: mediaType,
    }),
    { expiresIn: seconds },
  );

/** Deletes one version for good. */
export async function deleteVersion({ bucket, key, versionId }: ObjectVersion): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId }));
}

export interface ListedVersion extends ObjectVersion {
  /** Unix ms. */
  readonly putAtMs: number;
}

/** Yields every version and every delete marker below `prefix`, page by page. */
export async function* listVersions(bucket: string, prefix: string): AsyncGenerator<ListedVersion[]> {
  let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (from) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, ...from }),
    );
    yield [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(
      ({ Key = '', VersionId = '', LastModified }) => ({
        bucket,
        key: Key,
        versionId: VersionId,
        putAtMs: LastModified?.getTime() ?? 0,
      }),
    );
    from = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
      : undefined;
  }
}

/** Deletes everything below `prefix` for good: every version and every delete marker. */
export async function deleteAllVersions(bucket: string, prefix: string): Promise<void> {
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }));
    const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }));
    if (Objects.length === 0) return;
    const { Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    if (Errors?.length) throw new Error(`some versions could not be deleted: ${Errors[0]?.Code}`);
  }
}
