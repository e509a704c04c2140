/** Formats a file's size: bytes; KB with one decimal from 1024; MB from 1048576. */

const kilobyte = 1024;
const megabyte = 1024 * 1024;

export function describeFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`;
  if (bytes < megabyte) return `${(bytes / kilobyte).toFixed(1)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
