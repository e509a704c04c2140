/** CopyObject: the copy shares the source's bytes and costs no disk. */
import { type ChecksumAlgorithm, checksumElement, createHasher, parseAlgorithm } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { readContent } from '../store/content.ts';
import { bucketOf, type Storage } from '../store/storage.ts';
import type { Version } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, xmlDocument } from '../wire/xml.ts';
import { copySource } from './copy-source.ts';
import { keptHeaders, quoted, refuseUnbuiltHeaders, shownVersion } from './object-header.ts';
import { putBytesLimit } from './receive-blob.ts';
import { saveObject } from './save-object.ts';

interface Digests {
  readonly etag: string;
  readonly algorithm: ChecksumAlgorithm;
  readonly checksum: string;
}

/**
 * Returns the digests of a copy, which has a single part: ETag and checksum cover the whole object. After a plain PUT
 * both are known; after a multipart upload, or if another algorithm is requested, the bytes are read once.
 */
async function digestsOf(
  storage: Storage,
  source: Version & { content_id: string },
  asked: ChecksumAlgorithm | undefined,
): Promise<Digests> {
  const algorithm = asked ?? source.checksum_algorithm ?? 'CRC64NVME';
  if (
    source.part_count === 0 &&
    source.checksum !== null &&
    source.checksum_algorithm === algorithm &&
    source.checksum_type === 'FULL_OBJECT'
  ) {
    return { etag: source.etag, algorithm, checksum: source.checksum };
  }
  const md5 = createHasher('MD5');
  const hasher = createHasher(algorithm);
  const whole = { start: 0, end: source.size };
  await readContent(storage.db, storage.blobs, source.content_id, whole, async (piece) => {
    md5.update(piece);
    hasher.update(piece);
  });
  return { etag: md5.digest().toString('hex'), algorithm, checksum: hasher.digest().toString('base64') };
}

function directiveOf(call: Call): 'COPY' | 'REPLACE' {
  const directive = call.header('x-amz-metadata-directive') ?? 'COPY';
  if (directive === 'COPY' || directive === 'REPLACE') return directive;
  throw new S3Error('InvalidArgument', {
    message: 'Unknown metadata directive.',
    elements: { ArgumentName: 'x-amz-metadata-directive', ArgumentValue: directive },
  });
}

export async function copyObject(call: Call): Promise<Answer> {
  const { storage } = call;
  bucketOf(storage, call.bucket);
  refuseUnbuiltHeaders(call.header);
  const directive = directiveOf(call);
  const { name, version } = copySource(call);
  const ontoItself = name.bucket === call.bucket && name.key === call.key && name.versionId === undefined;
  if (ontoItself && directive === 'COPY') {
    throw new S3Error('InvalidRequest', {
      message:
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    });
  }
  if (version.size > putBytesLimit) {
    throw new S3Error('InvalidRequest', {
      message: `The specified copy source is larger than the maximum allowable size for a copy source: ${putBytesLimit}`,
    });
  }
  const headers =
    directive === 'COPY' ? version.headers : JSON.stringify(keptHeaders(call.header, call.headerNames));
  const asked = parseAlgorithm(call.header('x-amz-checksum-algorithm'));
  const digests = await digestsOf(storage, version, asked);
  const saved = await saveObject(call, {
    contentId: version.content_id,
    size: version.size,
    etag: digests.etag,
    headers,
    checksum_algorithm: digests.algorithm,
    checksum: digests.checksum,
    checksum_type: 'FULL_OBJECT',
    part_count: 0,
    reason: 'CopyObject',
    shared: true,
  });
  const { versioning } = bucketOf(storage, name.bucket);
  return {
    status: 200,
    headers: {
      'x-amz-version-id': saved.versionId,
      'x-amz-copy-source-version-id': shownVersion(versioning, version.version_id),
    },
    xml: xmlDocument('CopyObjectResult', [
      ['ETag', quoted(digests.etag)],
      ['LastModified', isoTime(saved.modifiedMs)],
      ['ChecksumType', 'FULL_OBJECT'],
      [checksumElement(digests.algorithm), digests.checksum],
    ]),
  };
}
