/** Compresses lines like the files of datasets, for tests. */
import { concatBytes } from '../../byte/bytes.ts';
import { createPieceWriter, gzipHead, gzipTail } from '../../export/dataset/gzip-piece.ts';

export async function packedLines(lines: readonly string[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [gzipHead];
  const piece = createPieceWriter(async (chunk) => void chunks.push(chunk));
  for (const line of lines) await piece.write(`${line}\n`);
  chunks.push(gzipTail([await piece.end()]));
  return concatBytes(chunks);
}
