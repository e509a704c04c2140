/** Reads how a file begins, however small the pieces in which it arrives. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import type { ArchiveEntry } from './open-archive.ts';

/** Its first bytes, `bytes` at most, as text: the last character may be cut. Throws `ExportRejected`. */
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
