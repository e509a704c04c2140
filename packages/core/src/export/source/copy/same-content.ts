/** Decides whether two files say the same or nearly the same, by what stands in them and not by how it is laid out. */

import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';

/** So much of a file is compared: hundreds of records. */
const comparedBytes = 256 * 1024;

/** Larger files whose sizes differ by more than this share are different ones. */
const sizeTolerance = 0.05;

/** Share of their pieces that nearly equal files have in common. */
const commonShare = 0.9;

/** Of fewer pieces each counts: one of them may be a name. */
const fewPieces = 20;

export interface FileContent {
  readonly sizeBytes: number;
  /** What stands between brackets, commas, tags and line ends, without white space and escapes, each once. */
  readonly pieces: ReadonlySet<string>;
}

/** Returns undefined if the file cannot be read: then it is like no other, and whoever reads it says what is wrong. */
export async function readContent(
  entry: Pick<ArchiveEntry, 'sizeBytes' | 'read'>,
): Promise<FileContent | undefined> {
  try {
    return { sizeBytes: entry.sizeBytes, pieces: piecesOf(await readHead(entry, comparedBytes)) };
  } catch (error) {
    if (error instanceof ExportRejected) return undefined;
    throw error;
  }
}

function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  // tools that save JSON again do not escape the same signs
  const plainText = text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/');
  for (const piece of plainText.split(/[[\]{}<>,;\r\n]+/)) {
    const plain = piece.replace(/\s+/g, '');
    if (plain !== '') pieces.add(plain);
  }
  return pieces;
}

/** Known from their sizes alone: the others need not be read. */
export function canSayTheSame(a: number, b: number): boolean {
  const larger = Math.max(a, b);
  return larger <= comparedBytes || Math.abs(a - b) <= sizeTolerance * larger;
}

export function saysTheSame(a: FileContent, b: FileContent): boolean {
  if (!canSayTheSame(a.sizeBytes, b.sizeBytes)) return false;
  const [few, many] = a.pieces.size < b.pieces.size ? [a.pieces, b.pieces] : [b.pieces, a.pieces];
  let common = 0;
  for (const piece of few) if (many.has(piece)) common++;
  return common >= (many.size < fewPieces ? many.size : commonShare * many.size) && common > 0;
}
