/** GetObject and HeadObject. */
import { validateHeaderValue } from 'node:http';
import { checksumHeader, defaultAlgorithm } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { partOf, partsOf, readContent } from '../store/content.ts';
import { bucketOf } from '../store/storage.ts';
import type { Version } from '../store/version.ts';
import { writer } from '../wire/answer.ts';
import type { Answer, Call } from '../wire/call.ts';
import { checkReadConditions } from './condition.ts';
import { findObject } from './find-object.ts';
import { checksumHeaders, objectHeaders } from './object-header.ts';
import { type ByteRange, parseRange } from './range.ts';

const overridable = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
];

/** Returns the headers that `response-content-type` and similar parameters replace. */
function overrides(query: ReadonlyMap<string, string>): Record<string, string> {
  const entries = overridable.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === undefined ? [] : [[name, Buffer.from(value, 'utf8').toString('latin1')]];
  });
  for (const [name = '', value = ''] of entries) {
    try {
      validateHeaderValue(name, value);
    } catch {
      throw new S3Error('InvalidArgument', { elements: { ArgumentName: `response-${name}` } });
    }
  }
  return Object.fromEntries(entries);
}

interface Piece {
  readonly range?: ByteRange;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the bytes of one part of a multipart upload (`partNumber=N`); a plain object consists of part 1. */
function pieceOfPart(call: Call, version: Version & { content_id: string }, text: string): Piece {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new S3Error('InvalidArgument', {
      message: 'Part number must be an integer between 1 and 10000, inclusive',
    });
  }
  if (version.part_count === 0) {
    if (number !== 1) throw new S3Error('InvalidPartNumber');
    return { headers: {}, ...(version.size > 0 && { range: { start: 0, end: version.size } }) };
  }
  const { db } = call.storage;
  // The client may have skipped part numbers; a read counts the existing parts.
  const counted = partsOf(db, version.content_id)[number - 1];
  const part = counted && partOf(db, version.content_id, counted.number);
  if (!part) throw new S3Error('InvalidPartNumber');
  const wanted = call.header('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED' && part.checksum !== null;
  return {
    range: { start: part.start, end: part.start + part.size },
    headers: {
      'x-amz-mp-parts-count': String(version.part_count),
      ...(wanted && {
        [checksumHeader(version.checksum_algorithm ?? defaultAlgorithm)]: part.checksum ?? '',
        'x-amz-checksum-type': version.checksum_type ?? 'FULL_OBJECT',
      }),
    },
  };
}

function pieceOf(call: Call, version: Version & { content_id: string }): Piece {
  const partNumber = call.query.get('partNumber');
  if (partNumber !== undefined) return pieceOfPart(call, version, partNumber);
  const range = parseRange(call.header('range'), version.size);
  if (range) return { range, headers: {} };
  const wanted = call.header('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
  return { headers: wanted ? checksumHeaders(version) : {} };
}

export function getObject(call: Call): Answer {
  const { storage } = call;
  const version = findObject(storage, call, { ...call, versionId: call.query.get('versionId') });
  const { versioning } = bucketOf(storage, call.bucket);
  const headers = { ...objectHeaders(version, versioning), ...overrides(call.query) };
  if (checkReadConditions(call.header, version) === 'not-modified') {
    const { 'content-type': _, ...kept } = headers;
    return { status: 304, headers: kept };
  }
  const piece = pieceOf(call, version);
  const whole = { start: 0, end: version.size };
  const range = piece.range ?? whole;
  return {
    status: piece.range ? 206 : 200,
    headers: {
      ...headers,
      ...piece.headers,
      'content-length': String(range.end - range.start),
      ...(piece.range && { 'content-range': `bytes ${range.start}-${range.end - 1}/${version.size}` }),
    },
    ...(call.method === 'GET' && {
      stream: (response) =>
        readContent(storage.db, storage.blobs, version.content_id, range, writer(response)),
    }),
  };
}
