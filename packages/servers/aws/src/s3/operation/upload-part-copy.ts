/** UploadPartCopy: makes a part from an existing object or a range of it. */
import { checksumElement, createHasher, defaultAlgorithm } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { readContent } from '../store/content.ts';
import { bucketOf } from '../store/storage.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, xmlDocument } from '../wire/xml.ts';
import { copySource } from './copy-source.ts';
import { findOpenUpload, partNumberOf } from './find-upload.ts';
import { quoted, shownVersion } from './object-header.ts';
import type { ByteRange } from './range.ts';
import { putBytesLimit } from './receive-blob.ts';
import { savePart } from './save-part.ts';

/** Parses the range. Unlike the range of a GET, it must have both ends and lie within the object. */
function sourceRange(text: string | undefined, size: number): ByteRange {
  if (text === undefined) return { start: 0, end: size };
  const match = /^bytes=(\d+)-(\d+)$/.exec(text);
  const range = match && { start: Number(match[1]), end: Number(match[2]) + 1 };
  if (!range || range.start >= range.end) {
    throw new S3Error('InvalidArgument', {
      message:
        'The x-amz-copy-source-range value must be of the form bytes=first-last where first and last are the zero-based offsets of the first and last bytes to copy',
      elements: { ArgumentName: 'x-amz-copy-source-range', ArgumentValue: text },
    });
  }
  if (range.end > size) {
    throw new S3Error('InvalidArgument', {
      message: `Range specified is not valid for source object of size: ${size}`,
      elements: { ArgumentName: 'x-amz-copy-source-range', ArgumentValue: text },
    });
  }
  return range;
}

export async function uploadPartCopy(call: Call): Promise<Answer> {
  const { storage } = call;
  const number = partNumberOf(call);
  const upload = findOpenUpload(call);
  const { name, version } = copySource(call);
  const range = sourceRange(call.header('x-amz-copy-source-range'), version.size);
  const size = range.end - range.start;
  if (size > putBytesLimit) {
    throw new S3Error('InvalidRequest', {
      message: `The specified copy source is larger than the maximum allowable size for a copy source: ${putBytesLimit}`,
    });
  }
  const algorithm = upload.checksum_algorithm ?? defaultAlgorithm;
  const md5 = createHasher('MD5');
  const hasher = createHasher(algorithm);
  const writer = await storage.blobs.create();
  try {
    await readContent(storage.db, storage.blobs, version.content_id, range, async (piece) => {
      md5.update(piece);
      hasher.update(piece);
      await writer.write([piece]);
    });
    await writer.close();
    const etag = md5.digest().toString('hex');
    const checksum = hasher.digest().toString('base64');
    const { modifiedMs } = await savePart(call, { number, blob: writer.id, size, etag, checksum });
    const { versioning } = bucketOf(storage, name.bucket);
    return {
      status: 200,
      headers: { 'x-amz-copy-source-version-id': shownVersion(versioning, version.version_id) },
      xml: xmlDocument('CopyPartResult', [
        ['ETag', quoted(etag)],
        ['LastModified', isoTime(modifiedMs)],
        ...(upload.checksum_algorithm ? [[checksumElement(algorithm), checksum] as const] : []),
      ]),
    };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}
