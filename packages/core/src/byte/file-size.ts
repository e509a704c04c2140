/** Formats a file's size: bytes; KB with one decimal from 1024; MB from 1048576. */
import { kilobyte, megabyte } from '../specification/number.ts';

export function describeFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`;
  if (bytes < megabyte) return `${(bytes / kilobyte).toFixed(1)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
