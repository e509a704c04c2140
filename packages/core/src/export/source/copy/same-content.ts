/** Decides whether two files have the same or nearly the same content, independent of formatting. */

import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';

/** How many bytes of a file are compared, which is hundreds of records. */
const comparedBytes = 256 * 1024;

/** Larger files are different if their sizes differ by more than this share. */
const sizeTolerance = 0.05;

/** The least share of common pieces in nearly equal files. */
const commonShare = 0.9;

/** Files with fewer pieces must be equal, since a single different piece may be a name. */
const fewPieces = 20;

export interface FileContent {
  readonly sizeBytes: number;
  /** The distinct texts between brackets, commas, tags and line ends, without white space and escapes. */
  readonly pieces: ReadonlySet<string>;
}

/** Returns undefined if the file cannot be read: it then equals no other, and its reader reports the fault. */
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
  // unescaped, since tools that save JSON again escape different characters
  const plainText = text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/');
  for (const piece of plainText.split(/[[\]{}<>,;\r\n]+/)) {
    const plain = piece.replace(/\s+/g, '');
    if (plain !== '') pieces.add(plain);
  }
  return pieces;
}

/** A check by size, so that clearly different files are not read. */
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
