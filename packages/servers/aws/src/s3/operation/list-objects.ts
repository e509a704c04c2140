/** ListObjects (version 1) and ListObjectsV2. */
import { S3Error } from '../fault/s3-error.ts';
import { type ListEntry, type ListPage, listKeys, nameOf } from '../store/listing.ts';
import { bucketOf } from '../store/storage.ts';
import type { Version } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, type XmlElement, xmlDocument } from '../wire/xml.ts';
import { commonPrefixes, keyEncoding, ownerElement, pageLimit } from './list-query.ts';
import { quoted } from './object-header.ts';

const tokenOf = (after: string) => Buffer.from(after).toString('base64url');

function afterToken(token: string): string {
  const after = Buffer.from(token, 'base64url').toString();
  if (token === '' || tokenOf(after) !== token) {
    throw new S3Error('InvalidArgument', {
      message: 'The continuation token provided is incorrect',
      elements: { ArgumentName: 'continuation-token' },
    });
  }
  return after;
}

function objectElement(version: Version, encode: (key: string) => string, withOwner: boolean): XmlElement {
  return [
    'Contents',
    [
      ['Key', encode(version.key)],
      ['LastModified', isoTime(version.modified_ms)],
      ['ETag', quoted(version.etag)],
      ['ChecksumAlgorithm', version.checksum_algorithm ?? undefined],
      ['ChecksumType', version.checksum_type ?? undefined],
      ['Size', version.size],
      ...(withOwner ? [ownerElement] : []),
      ['StorageClass', 'STANDARD'],
    ],
  ];
}

function entryElements(
  page: ListPage<Version>,
  encode: (key: string) => string,
  withOwner: boolean,
): XmlElement[] {
  const isItem = (e: ListEntry<Version>) => e.kind === 'item';
  return [
    ...page.entries.filter(isItem).map((e) => objectElement(e.item, encode, withOwner)),
    ...commonPrefixes(
      page.entries.flatMap((e) => (e.kind === 'prefix' ? [e.prefix] : [])),
      encode,
    ),
  ];
}

function readPage(call: Call, after: string) {
  bucketOf(call.storage, call.bucket);
  const prefix = call.query.get('prefix') ?? '';
  const delimiter = call.query.get('delimiter') ?? '';
  const limit = pageLimit(call, 'max-keys');
  const page = listKeys(call.storage.db, { bucket: call.bucket, prefix, delimiter, after, limit });
  const last = page.entries.at(-1);
  return { prefix, delimiter, limit, page, next: page.truncated && last ? nameOf(last) : undefined };
}

export function listObjectsV1(call: Call): Answer {
  const { encode, element } = keyEncoding(call);
  const marker = call.query.get('marker') ?? '';
  const { prefix, delimiter, limit, page, next } = readPage(call, marker);
  return {
    status: 200,
    xml: xmlDocument('ListBucketResult', [
      ['Name', call.bucket],
      ['Prefix', encode(prefix)],
      ['Marker', encode(marker)],
      // Without a delimiter the client continues from the last key itself.
      ['NextMarker', delimiter === '' || next === undefined ? undefined : encode(next)],
      ['MaxKeys', limit],
      ['Delimiter', delimiter === '' ? undefined : encode(delimiter)],
      element,
      ['IsTruncated', page.truncated],
      ...entryElements(page, encode, true),
    ]),
  };
}

export function listObjectsV2(call: Call): Answer {
  const { encode, element } = keyEncoding(call);
  const token = call.query.get('continuation-token');
  const startAfter = call.query.get('start-after') ?? '';
  const { prefix, delimiter, limit, page, next } = readPage(
    call,
    token === undefined ? startAfter : afterToken(token),
  );
  return {
    status: 200,
    xml: xmlDocument('ListBucketResult', [
      ['Name', call.bucket],
      ['Prefix', encode(prefix)],
      ['ContinuationToken', token],
      ['NextContinuationToken', next === undefined ? undefined : tokenOf(next)],
      ['StartAfter', startAfter === '' ? undefined : encode(startAfter)],
      ['KeyCount', page.entries.length],
      ['MaxKeys', limit],
      ['Delimiter', delimiter === '' ? undefined : encode(delimiter)],
      element,
      ['IsTruncated', page.truncated],
      ...entryElements(page, encode, call.query.get('fetch-owner') === 'true'),
    ]),
  };
}
