/** Finds gaps in the numbered files inside an export, where a person may have deleted a file. */
import { listNames } from '../../../contribution/list-names.ts';
import type { CountedNames } from '../../contract/platform.ts';
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import type { TimelineFinding } from '../timeline-finding.ts';

/** The most missing files that are named; the list of possible ones has no limit. */
const mostNamed = 50;

/** Reports gaps between the files or before the first. `counted`: the platform's numbered names. */
export function seriesFindings(
  entries: readonly Pick<ArchiveFile, 'path' | 'name'>[],
  counted: readonly CountedNames[],
): TimelineFinding[] {
  const missing = missingInSeries(entries, counted);
  if (missing.length === 0) return [];
  const value = `Not in the export, though later files of the same kind are: ${listNames(missing)}.`;
  return [{ label: 'Missing in a series', value }];
}

/** Returns the names of the missing files, in order. */
export function missingInSeries(
  entries: readonly Pick<ArchiveFile, 'path' | 'name'>[],
  counted: readonly CountedNames[],
): string[] {
  const series = new Map<string, { first: number; there: Set<number>; nameOf: (at: number) => string }>();
  for (const { path, name } of entries) {
    for (const [first, pattern] of counted) {
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
