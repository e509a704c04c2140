/** Counts what a finder leaves of each kind in labelled posts, and the ordinary words that it masks, by cause. */
import type { Finder } from './finder.ts';
import type { Post, PostKind } from './singapore-text.ts';

export interface KindCount {
  labelled: number;
  /** The number of labels of which a finding overlaps a letter or digit. */
  touched: number;
  /** The number of labels of which no letter and no digit is left. */
  whole: number;
  /** The remaining text of the others, for a reader. */
  readonly left: string[];
}

const said = /[\p{L}\p{N}]/u;

export function judgePosts(posts: readonly Post[], find: Finder): ReadonlyMap<PostKind, KindCount> {
  const kinds = new Map<PostKind, KindCount>();
  for (const { text, spans } of posts) {
    const covered = new Uint8Array(text.length);
    for (const { start, end } of find(text)) covered.fill(1, start, end);
    for (const { start, end, kind } of spans) {
      const count = kinds.get(kind) ?? { labelled: 0, touched: 0, whole: 0, left: [] };
      kinds.set(kind, count);
      const letters = Array.from({ length: end - start }, (_, at) => start + at).filter((at) =>
        said.test(text[at] as string),
      );
      count.labelled++;
      if (letters.some((at) => covered[at] === 1)) count.touched++;
      if (letters.every((at) => covered[at] === 1)) count.whole++;
      else count.left.push(text);
    }
  }
  return kinds;
}

const word = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Returns the share of ordinary words that are masked, in per cent, by the type of the finding. */
export function lostWords(
  posts: readonly Post[],
  find: (text: string) => readonly { readonly start: number; readonly end: number; readonly type?: string }[],
): ReadonlyMap<string, number> {
  const lost = new Map<string, number>();
  let words = 0;
  for (const { text, spans } of posts) {
    const found = find(text);
    for (const { 0: written, index } of text.matchAll(word)) {
      const end = index + written.length;
      if (spans.some((span) => span.start < end && index < span.end)) continue;
      words++;
      const by = found.find((span) => span.start < end && index < span.end);
      if (by !== undefined) lost.set(by.type ?? 'any', (lost.get(by.type ?? 'any') ?? 0) + 1);
    }
  }
  return new Map([...lost].map(([type, count]) => [type, (100 * count) / words]));
}
