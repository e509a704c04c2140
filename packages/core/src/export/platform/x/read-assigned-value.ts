/** Parses a small script of X's as a whole, such as account details and the list of contents. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';

/** Returns the assigned value; undefined if the file is too large or contains no JSON. Throws `ExportRejected`. */
export async function readAssignedValue(entry: ArchiveEntry): Promise<unknown> {
  if (entry.sizeBytes > maxSmallFileBytes) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  const script = decodeUtf8(concatBytes(chunks));
  const start = script.search(/[[{]/);
  if (start < 0) return undefined;
  try {
    return JSON.parse(script.slice(start, endOf(script)));
  } catch {
    return undefined;
  }
}

/** Returns the end without trailing semicolons and blanks. Not a pattern, which would take quadratic time for many blanks. */
function endOf(script: string): number {
  let end = script.length;
  while (end > 0 && /[;\s]/.test(script.charAt(end - 1))) end--;
  return end;
}
