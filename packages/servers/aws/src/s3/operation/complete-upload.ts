/** CompleteMultipartUpload: completes once, copies no bytes, and gives the same answer if it is repeated. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type ChecksumAlgorithm,
  checksumAlgorithms,
  checksumElement,
  checksumHeader,
  createHasher,
  defaultAlgorithm,
} from '../body/checksum.ts';
import { combineCrcs, isCrcAlgorithm } from '../body/crc-combine.ts';
import { S3Error } from '../fault/s3-error.ts';
import { type Part, partsOf, placeParts } from '../store/content.ts';
import { setAnswer, type UploadRow } from '../store/upload.ts';
import { latestVersion } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { parseXml, readBody } from '../wire/read-xml.ts';
import { xmlDocument } from '../wire/xml.ts';
import { choosePart, type ListedPart, listedPart } from './choose-part.ts';
import { checkWriteConditions } from './condition.ts';
import { findUpload } from './find-upload.ts';
import { quoted, shownVersion } from './object-header.ts';
import { saveObject } from './save-object.ts';

const objectBytesLimit = 5 * 1024 ** 4;

const schema = z.object({
  CompleteMultipartUpload: z.object({ Part: z.array(listedPart).min(1).max(10_000) }),
});

/** Returns the MD5 of the parts' MD5s, followed by their number. */
function etagOf(parts: readonly Part[]): string {
  const md5 = createHash('md5');
  for (const part of parts) md5.update(Buffer.from(part.etag, 'hex'));
  return `${md5.digest('hex')}-${parts.length}`;
}

interface WholeChecksum {
  readonly algorithm: ChecksumAlgorithm;
  readonly type: 'FULL_OBJECT' | 'COMPOSITE';
  /** Base64; a composite one ends in `-N`. */
  readonly value: string;
}

function checksumOf(upload: UploadRow, parts: readonly Part[]): WholeChecksum {
  const algorithm = upload.checksum_algorithm ?? defaultAlgorithm;
  const sums = parts.map((part) => ({ checksum: part.checksum ?? '', size: part.size }));
  if (upload.checksum_type !== 'COMPOSITE' && isCrcAlgorithm(algorithm)) {
    return { algorithm, type: 'FULL_OBJECT', value: combineCrcs(algorithm, sums) };
  }
  const hasher = createHasher(algorithm);
  for (const sum of sums) hasher.update(Buffer.from(sum.checksum, 'base64'));
  const value = `${hasher.digest().toString('base64')}-${parts.length}`;
  return { algorithm, type: 'COMPOSITE', value };
}

/** Throws if the client's checksum or size of the whole object is wrong. */
function checkWhole(call: Call, whole: WholeChecksum, size: number): void {
  const declaredSize = call.header('x-amz-mp-object-size');
  if (declaredSize !== undefined && Number(declaredSize) !== size) {
    throw new S3Error('InvalidRequest', {
      message: `The provided 'x-amz-mp-object-size' header value ${declaredSize} does not match what was computed: ${size}`,
    });
  }
  for (const algorithm of checksumAlgorithms) {
    const declared = call.header(checksumHeader(algorithm));
    if (declared === undefined) continue;
    const agrees =
      algorithm === whole.algorithm && declared.replace(/-\d+$/, '') === whole.value.replace(/-\d+$/, '');
    if (!agrees) {
      throw new S3Error('BadDigest', {
        message: `The ${algorithm} you specified did not match the calculated checksum.`,
      });
    }
  }
}

/** The answer, stored with the upload so that a client that missed it can repeat the request. */
const keptAnswer = z.object({ xml: z.string(), versionId: z.string().optional() });

function repeat(upload: UploadRow): Answer {
  const kept = keptAnswer.parse(JSON.parse(upload.answer ?? ''));
  return { status: 200, headers: { 'x-amz-version-id': kept.versionId }, xml: kept.xml };
}

function resultXml(call: Call, etag: string, whole: WholeChecksum): string {
  return xmlDocument('CompleteMultipartUploadResult', [
    ['Location', `http://${call.header('host') ?? ''}/${call.bucket}/${encodeURIComponent(call.key)}`],
    ['Bucket', call.bucket],
    ['Key', call.key],
    ['ETag', quoted(etag)],
    [checksumElement(whole.algorithm), whole.value],
    ['ChecksumType', whole.type],
  ]);
}

/** Returns the parts that the client listed, in its order, after checking each. */
function chooseParts(upload: UploadRow, stored: readonly Part[], listed: readonly ListedPart[]): Part[] {
  if (listed.some((entry, at) => entry.PartNumber <= (listed[at - 1]?.PartNumber ?? 0))) {
    throw new S3Error('InvalidPartOrder', { elements: { UploadId: upload.id } });
  }
  const byNumber = new Map(stored.map((part) => [part.number, part]));
  return listed.map((entry, at) =>
    choosePart(upload, byNumber.get(entry.PartNumber), entry, at === listed.length - 1),
  );
}

export async function completeUpload(call: Call): Promise<Answer> {
  const { db, blobs } = call.storage;
  const text = (await readBody(call, { ignoreChecksums: true })).toString('utf8');
  const listed = parseXml(text, schema).CompleteMultipartUpload.Part;
  const upload = findUpload(call);
  if (upload.answer !== null) return repeat(upload);
  checkWriteConditions(call.header, latestVersion(db, call.bucket, call.key), call.key);

  const parts = chooseParts(upload, partsOf(db, upload.id), listed);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > objectBytesLimit) throw new S3Error('EntityTooLarge');
  const whole = checksumOf(upload, parts);
  checkWhole(call, whole, size);
  const etag = etagOf(parts);
  const xml = resultXml(call, etag, whole);

  let leftOut: string[] = [];
  // No await lies between reading the parts and this call, so the parts cannot have changed.
  const saved = await saveObject(call, {
    contentId: upload.id,
    size,
    etag,
    headers: upload.headers,
    checksum_algorithm: whole.algorithm,
    checksum: whole.value,
    checksum_type: whole.type,
    part_count: parts.length,
    reason: 'CompleteMultipartUpload',
    also: (versionId, versioning) => {
      leftOut = placeParts(db, upload.id, parts);
      setAnswer(db, upload.id, JSON.stringify({ xml, versionId: shownVersion(versioning, versionId) }));
    },
  });
  await blobs.remove(leftOut);
  return { status: 200, headers: { 'x-amz-version-id': saved.versionId }, xml };
}
