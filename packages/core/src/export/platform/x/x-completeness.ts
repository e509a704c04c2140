/** Compares the files of an archive with its list of contents. */
import type { Finding } from '../../../authenticity/evidence.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';
import type { XState } from './observe-x.ts';
import { stemOf } from './x-file.ts';
import type { ListedFile, XManifest } from './x-manifest.ts';

/** The stems of files whose elements X counts in the same way as the reader. */
const countedStems = new Set([
  'tweets',
  'tweet',
  'tweet-headers',
  'like',
  'note-tweet',
  'community-tweet',
  'follower',
  'following',
]);

/** Returns the listed files with records that the archive lacks. */
export function missingOf(
  manifest: XManifest | undefined,
  entries: readonly Pick<ArchiveEntry, 'name'>[],
): ListedFile[] {
  if (manifest === undefined) return [];
  const there = new Set(entries.map(({ name }) => sameName(name)));
  return manifest.files.filter(
    ({ name, records }) => records !== null && records > 0 && !there.has(sameName(name)),
  );
}

/** Compares the sums over the parts of each list; unreadable items count neither as too many nor as missing. */
export function listedFindings(
  manifest: XManifest | undefined,
  { elements, unread }: Pick<XState, 'elements' | 'unread'>,
): { readonly more: Finding; readonly fewer: Finding } {
  const countOf = (counts: ReadonlyMap<string, number>) =>
    addUpStems([...counts].map(([name, records]) => ({ name, records })));
  const foundOf = countOf(elements);
  const unreadOf = countOf(unread);
  const there = new Set([...elements.keys()].map(sameName));
  // missing files are reported by `missingOf`
  const listedOf = addUpStems(
    (manifest?.files ?? []).flatMap(({ name, records }) =>
      records === null || !there.has(sameName(name)) ? [] : [{ name, records }],
    ),
  );
  let listed = 0;
  let read = 0;
  let more = 0;
  let fewer = 0;
  for (const [stem, count] of listedOf) {
    if (!countedStems.has(stem)) continue;
    const found = foundOf.get(stem) ?? 0;
    const understood = found - (unreadOf.get(stem) ?? 0);
    listed += count;
    read += understood;
    more += Math.max(0, understood - count);
    fewer += Math.max(0, count - found);
  }
  return { more: { against: more, of: read }, fewer: { against: fewer, of: listed } };
}

function addUpStems(
  files: readonly { readonly name: string; readonly records: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, records } of files) {
    const stem = stemOf(name);
    sums.set(stem, (sums.get(stem) ?? 0) + records);
  }
  return sums;
}

/** Normalises a name for comparison: lower case, without marks of copies. */
export const sameName = (name: string): string => nameWithoutCopyMarks(name.toLowerCase());
