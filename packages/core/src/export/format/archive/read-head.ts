/** Reads the beginning of a file, however small the pieces in which it arrives. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import type { ArchiveEntry } from './open-archive.ts';

/** Returns at most its first `bytes` bytes as text: the last character may be cut. Throws `ExportRejected`. */
export async function readHead(entry: Pick<ArchiveEntry, 'read'>, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of entry.read()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return decodeUtf8(concatBytes(chunks).subarray(0, bytes));
}
