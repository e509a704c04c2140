/** Assembles an archive in memory, as a browser does from ranges of a file. */
import { concatBytes } from '../../byte/bytes.ts';
import type { ArchivePiece } from '../format/archive/repack-archive.ts';

export const archiveOf = (bytes: Uint8Array, pieces: readonly ArchivePiece[]): Uint8Array =>
  concatBytes(
    pieces.map((piece) => (piece.kind === 'written' ? piece.bytes : bytes.subarray(piece.start, piece.end))),
  );
