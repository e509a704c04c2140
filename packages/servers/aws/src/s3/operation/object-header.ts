/** The headers that are stored with an object, and those that a read returns. */
import { checksumHeader } from '../body/checksum.ts';
import type { HeaderOf } from '../body/plan.ts';
import { S3Error } from '../fault/s3-error.ts';
import { nullVersion, type Version, type Versioning } from '../store/version.ts';

const storedHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
] as const;
const metadata = 'x-amz-meta-';
/** The limit on the total size of names (without the prefix) and values. */
const metadataBytesLimit = 2048;
const defaultContentType = 'binary/octet-stream';

/** Headers of features that this server lacks, which are refused instead of ignored. */
const notBuilt = [
  'x-amz-tagging',
  'x-amz-website-redirect-location',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-customer-algorithm',
  'x-amz-server-side-encryption-aws-kms-key-id',
  'x-amz-object-lock-mode',
  'x-amz-object-lock-retain-until-date',
  'x-amz-object-lock-legal-hold',
  'x-amz-write-offset-bytes',
];
const grants = ['read', 'write', 'read-acp', 'write-acp', 'full-control'].map((g) => `x-amz-grant-${g}`);
const harmlessAcls = ['private', 'bucket-owner-full-control'];

/** Throws NotImplemented, or AccessControlListNotSupported as a bucket with ACLs disabled (AWS's default) does. */
export function refuseUnbuiltHeaders(header: HeaderOf): void {
  const asked = notBuilt.find((name) => header(name) !== undefined);
  const storageClass = header('x-amz-storage-class') ?? 'STANDARD';
  if (asked !== undefined || storageClass !== 'STANDARD') {
    throw new S3Error('NotImplemented', { elements: { Header: asked ?? 'x-amz-storage-class' } });
  }
  const acl = header('x-amz-acl') ?? 'private';
  if (!harmlessAcls.includes(acl) || grants.some((name) => header(name) !== undefined)) {
    throw new S3Error('AccessControlListNotSupported');
  }
}

/** @param names the names of all the request's headers, in lower case @throws MetadataTooLarge */
export function keptHeaders(header: HeaderOf, names: Iterable<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of storedHeaders) {
    const value = header(name);
    if (value !== undefined && value !== '') kept[name] = value;
  }
  // aws-chunked describes the request's body, not the object.
  const encoding = (kept['content-encoding'] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'aws-chunked')
    .join(',');
  if (encoding === '') delete kept['content-encoding'];
  else kept['content-encoding'] = encoding;
  kept['content-type'] ??= defaultContentType;

  let bytes = 0;
  for (const name of names) {
    if (!name.startsWith(metadata)) continue;
    const value = header(name) ?? '';
    bytes += Buffer.byteLength(name.slice(metadata.length)) + Buffer.byteLength(value, 'latin1');
    kept[name] = value;
  }
  if (bytes > metadataBytesLimit) {
    throw new S3Error('MetadataTooLarge', {
      elements: { Size: String(bytes), MaxSizeAllowed: String(metadataBytesLimit) },
    });
  }
  return kept;
}

/** Quotes the ETag, as HTTP requires. */
export const quoted = (etag: string) => `"${etag}"`;

/** Returns the version id that answers include; undefined if the bucket never had versioning. */
export function shownVersion(versioning: Versioning, versionId: string): string | undefined {
  return versioning === '' && versionId === nullVersion ? undefined : versionId;
}

export function checksumHeaders(version: Version): Record<string, string> {
  if (!version.checksum_algorithm || !version.checksum) return {};
  return {
    [checksumHeader(version.checksum_algorithm)]: version.checksum,
    'x-amz-checksum-type': version.checksum_type ?? 'FULL_OBJECT',
  };
}

/** Returns the headers of GET and HEAD, except length and checksums. */
export function objectHeaders(version: Version, versioning: Versioning): Record<string, string | undefined> {
  return {
    ...(JSON.parse(version.headers) as Record<string, string>),
    etag: quoted(version.etag),
    'last-modified': new Date(version.modified_ms).toUTCString(),
    'accept-ranges': 'bytes',
    'x-amz-version-id': shownVersion(versioning, version.version_id),
  };
}
