/** Finds what is missing in the numbered files inside an export: a person may have deleted one. */
import type { ArchiveFile } from '../../format/archive/open-archive.ts';

/** Names that a platform counts without gaps. Groups: what comes before the number, the number, the rest. */
const countedNames: readonly (readonly [first: number, pattern: RegExp])[] = [
  [0, /^(StreamingHistory(?:_(?:music|podcast|audiobook|video)_)?)(\d{1,3})(\.json)$/i],
  [0, /^(endsong_)(\d{1,3})(\.json)$/i],
  [1, /^(likes_and_reactions_)(\d{1,3})(\.(?:json|html))$/i],
  [1, /^(your_posts(?:__check_ins__photos_and_videos)?_)(\d{1,3})(\.(?:json|html))$/i],
  [1, /^(tweets-part)(\d{1,3})(\.js)$/i],
];

/** Enough to see that something is missing; a list of all that could be has no bound. */
const mostNamed = 50;

/** The names of the files that are missing between others or before them, in order. */
export function missingInSeries(entries: readonly Pick<ArchiveFile, 'path' | 'name'>[]): string[] {
  const series = new Map<string, { first: number; there: Set<number>; nameOf: (at: number) => string }>();
  for (const { path, name } of entries) {
    for (const [first, pattern] of countedNames) {
      const [, before, digits, after] = pattern.exec(name) ?? [];
      if (before === undefined || digits === undefined) continue;
      const key = `${path.slice(0, -name.length)}${before}`.toLowerCase();
      const known = series.get(key) ?? { first, there: new Set(), nameOf: (at) => `${before}${at}${after}` };
      known.there.add(Number(digits));
      series.set(key, known);
    }
  }
  const missing: string[] = [];
  for (const { first, there, nameOf } of series.values()) {
    for (let at = first; at < Math.max(...there) && missing.length < mostNamed; at++) {
      if (!there.has(at)) missing.push(nameOf(at));
    }
  }
  return missing;
}
