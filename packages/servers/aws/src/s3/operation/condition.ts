/** Checks If-Match and related headers, for reads, copies and writes. */
import type { HeaderOf } from '../body/plan.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Version } from '../store/version.ts';

function namesTag(list: string, etag: string): boolean {
  return list
    .split(',')
    .map((tag) =>
      tag
        .trim()
        .replace(/^W\//, '')
        .replace(/^"(.*)"$/, '$1'),
    )
    .some((tag) => tag === '*' || tag === etag);
}

const failed = (condition: string) =>
  new S3Error('PreconditionFailed', { elements: { Condition: condition } });

const dateOf = (text: string | undefined): number | undefined => {
  const ms = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
};

/** @param prefix '' for reads, 'x-amz-copy-source-' for the source of a copy @throws PreconditionFailed */
export function checkReadConditions(
  header: HeaderOf,
  version: Version,
  prefix: '' | 'x-amz-copy-source-' = '',
): 'go-on' | 'not-modified' {
  const match = header(`${prefix}if-match`);
  const unmodifiedSince = dateOf(header(`${prefix}if-unmodified-since`));
  if (match !== undefined) {
    if (!namesTag(match, version.etag)) throw failed('If-Match');
  } else if (unmodifiedSince !== undefined && version.modified_ms > unmodifiedSince) {
    throw failed('If-Unmodified-Since');
  }
  const noneMatch = header(`${prefix}if-none-match`);
  const modifiedSince = dateOf(header(`${prefix}if-modified-since`));
  if (noneMatch !== undefined) return namesTag(noneMatch, version.etag) ? 'not-modified' : 'go-on';
  if (modifiedSince !== undefined && version.modified_ms <= modifiedSince) return 'not-modified';
  return 'go-on';
}

/** @param current the latest version, if there is one @throws PreconditionFailed, NoSuchKey or NotImplemented */
export function checkWriteConditions(header: HeaderOf, current: Version | undefined, key: string): void {
  const existing = current?.delete_marker === 0 ? current : undefined;
  const noneMatch = header('if-none-match');
  if (noneMatch !== undefined) {
    // Here S3, too, accepts only the star.
    if (noneMatch.trim() !== '*')
      throw new S3Error('NotImplemented', { elements: { Header: 'If-None-Match' } });
    if (existing) throw failed('If-None-Match');
  }
  const match = header('if-match');
  if (match !== undefined) {
    if (!existing) throw new S3Error('NoSuchKey', { elements: { Key: key } });
    if (!namesTag(match, existing.etag)) throw failed('If-Match');
  }
}
