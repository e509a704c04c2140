/** Parses the `Range` header. */
import { S3Error } from '../fault/s3-error.ts';

export interface ByteRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/**
 * Returns undefined if there is no header, or if S3 ignores it (several ranges, other units, malformed text). Throws
 * InvalidRange if it starts beyond the object.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const range =
    first === ''
      ? { start: Math.max(size - Number(last), 0), end: size }
      : { start: Number(first), end: last === '' ? size : Math.min(Number(last) + 1, size) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (range.start >= size) {
    throw new S3Error('InvalidRange', {
      elements: { RangeRequested: header ?? '', ActualObjectSize: String(size) },
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  return range;
}
