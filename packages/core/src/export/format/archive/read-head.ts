/** Reads the beginning of a file, which may arrive in any number of chunks. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import type { ArchiveEntry } from './open-archive.ts';

/** Decodes at most the file's first `bytes` bytes; the last character may be incomplete. Throws `ExportRejected`. */
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
