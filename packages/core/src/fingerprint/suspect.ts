/** Finds the uploads of strangers that an operator has to compare with an upload: its copies, and pieces of the same history. */
import { knownOf, strangersFrom } from './containment.ts';
import { dealtWith, type Piece } from './dealt-history.ts';
import type { IndexedData } from './index-key.ts';

/** An upload with a smaller part than this does not count among the many that have pieces of the same data. */
export const pieceFrom = 0.02;

export function suspectsAmong<Upload extends IndexedData & Piece>(
  upload: Upload,
  strangers: readonly Upload[],
): Upload[] {
  const from = knownOf(upload, strangers) >= strangersFrom ? pieceFrom : strangersFrom;
  const dealt = new Set(dealtWith(upload, strangers));
  return strangers.filter((other) => dealt.has(other) || knownOf(upload, [other]) >= from);
}
