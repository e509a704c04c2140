/** Parses a small JSON file as a whole, such as account details; unreadable content is treated as unknown. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import { maxSmallFileBytes } from '../archive/archive-limit.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';

/** Returns the parsed value; undefined if the file is too large or not JSON. */
export async function readSmallJson(entry: ArchiveEntry): Promise<unknown> {
  if (entry.sizeBytes > maxSmallFileBytes) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  try {
    return JSON.parse(decodeUtf8(concatBytes(chunks)).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
