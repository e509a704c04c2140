/** Reads a small JSON file in one piece (account details); anything unreadable there is simply not known. */
import { maxSmallFileBytes } from '../archive/archive-limit.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';

/** The parsed value, or undefined if the file is too large or no JSON. */
export async function readSmallJson(entry: ArchiveEntry): Promise<unknown> {
  if (entry.sizeBytes > maxSmallFileBytes) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  try {
    return JSON.parse(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
  } catch {
    return undefined;
  }
}
