/** Makes a file of byte ranges of another file: nothing is read or copied until it is sent. */
import type { ArchivePiece } from '@cgdx/core/export/format/archive/repack-archive.ts';

/** Keeps the file's name and time, by which an unfinished upload is found again. */
export function repackedFile(file: File, pieces: readonly ArchivePiece[]): File {
  const content = pieces.map((piece) =>
    piece.kind === 'written' ? (piece.bytes as Uint8Array<ArrayBuffer>) : file.slice(piece.start, piece.end),
  );
  return new File(content, file.name, { type: 'application/zip', lastModified: file.lastModified });
}
