/** ListObjectVersions: every version and delete marker, newest first. */
import { S3Error } from '../fault/s3-error.ts';
import { listVersions } from '../store/listing.ts';
import { bucketOf } from '../store/storage.ts';
import { findVersion, type Version } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { isoTime, type XmlElement, xmlDocument } from '../wire/xml.ts';
import { checkVersionId } from './find-object.ts';
import { commonPrefixes, keyEncoding, ownerElement, pageLimit } from './list-query.ts';
import { quoted } from './object-header.ts';

function versionElement(version: Version, encode: (key: string) => string): XmlElement {
  const named: XmlElement[] = [
    ['Key', encode(version.key)],
    ['VersionId', version.version_id],
    ['IsLatest', version.latest === 1],
    ['LastModified', isoTime(version.modified_ms)],
  ];
  if (version.delete_marker === 1) return ['DeleteMarker', [...named, ownerElement]];
  return [
    'Version',
    [
      ...named,
      ['ETag', quoted(version.etag)],
      ['ChecksumAlgorithm', version.checksum_algorithm ?? undefined],
      ['ChecksumType', version.checksum_type ?? undefined],
      ['Size', version.size],
      ownerElement,
      ['StorageClass', 'STANDARD'],
    ],
  ];
}

/** Returns the position within a key at which the previous page ended. */
function markerSequence(call: Call, keyMarker: string, versionMarker: string): number | undefined {
  if (versionMarker === '') return undefined;
  if (keyMarker === '') {
    throw new S3Error('InvalidArgument', {
      message: 'A version-id marker cannot be specified without a key marker.',
    });
  }
  checkVersionId(versionMarker);
  return findVersion(call.storage.db, call.bucket, keyMarker, versionMarker)?.sequence;
}

export function listObjectVersions(call: Call): Answer {
  bucketOf(call.storage, call.bucket);
  const { encode, element } = keyEncoding(call);
  const { bucket, query } = call;
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const after = query.get('key-marker') ?? '';
  const versionMarker = query.get('version-id-marker') ?? '';
  const limit = pageLimit(call, 'max-keys');
  const page = listVersions(
    call.storage.db,
    { bucket, prefix, delimiter, after, limit },
    markerSequence(call, after, versionMarker),
  );
  const last = page.truncated ? page.entries.at(-1) : undefined;
  return {
    status: 200,
    xml: xmlDocument('ListVersionsResult', [
      ['Name', bucket],
      ['Prefix', encode(prefix)],
      ['KeyMarker', encode(after)],
      ['VersionIdMarker', versionMarker],
      ['NextKeyMarker', last && encode(last.kind === 'item' ? last.item.key : last.prefix)],
      ['NextVersionIdMarker', last?.kind === 'item' ? last.item.version_id : undefined],
      ['MaxKeys', limit],
      ['Delimiter', delimiter === '' ? undefined : encode(delimiter)],
      element,
      ['IsTruncated', page.truncated],
      ...page.entries.flatMap((e) => (e.kind === 'item' ? [versionElement(e.item, encode)] : [])),
      ...commonPrefixes(
        page.entries.flatMap((e) => (e.kind === 'prefix' ? [e.prefix] : [])),
        encode,
      ),
    ]),
  };
}
