/** Sends the pieces of divided histories to a pool, one by one, and counts those that are held for an operator. */
import type { Piece } from '@cgdx/core/fingerprint/dealt-history.ts';
import type { IndexedData } from '@cgdx/core/fingerprint/index-key.ts';
import { suspectsAmong } from '@cgdx/core/fingerprint/suspect.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { createMemoryIndex } from './memory-index.ts';

/** The number of accounts among which a history is divided. */
export const accounts = 50;

export type Upload = IndexedData & Piece;

interface Held<Sent> {
  readonly held: readonly Sent[];
  /** The largest share of the other pieces that an operator sees together with one of them, 0 to 1. */
  readonly together: number;
}

/** `others`: the uploads that the pool has before. */
export function heldOf<Sent extends Upload>(pieces: readonly Sent[], others: readonly Upload[]): Held<Sent> {
  const index = createMemoryIndex<Upload>();
  for (const other of others) index.add(other);
  const isPiece = new Set<Upload>(pieces);
  const held: Sent[] = [];
  let most = 0;
  for (const piece of pieces) {
    const found = suspectsAmong<Upload>(piece, index.similarTo(piece));
    index.add(piece);
    if (found.length > 0) held.push(piece);
    most = Math.max(most, found.filter((other) => isPiece.has(other)).length);
  }
  return { held, together: most / Math.max(1, pieces.length - 1) };
}

/** `what`: the deals, each of which was sent to a pool of its own. */
export function heldLines<Sent>(
  what: string,
  deals: readonly (Held<Sent> & { readonly pieces: readonly Sent[] })[],
): BenchmarkLine[] {
  const sum = (of: (deal: (typeof deals)[number]) => number) =>
    deals.reduce((all, deal) => all + of(deal), 0);
  const sent = Math.max(
    1,
    sum(({ pieces }) => pieces.length),
  );
  const told = (name: string, unit: string, share: number) =>
    line(`duplicates: ${name}, ${what}`, `${deals.length} deals`, unit, 100 * share, {});
  return [
    told('held', '% of deals', sum(({ together }) => (together > 0 ? 1 : 0)) / deals.length),
    told('held', '% of accounts', sum(({ held }) => held.length) / sent),
    told('shown together', '% of accounts', sum(({ together }) => together) / deals.length),
  ];
}

/** Returns how many of these unrelated uploads are held because of the others. */
export function wronglyHeld(others: readonly Upload[]): number {
  const index = createMemoryIndex<Upload>();
  for (const other of others) index.add(other);
  return others.filter((other) => suspectsAmong(other, index.similarTo(other)).length > 0).length;
}
