/** Builds the conclusion about an archive of X from the merged observation of its files. */
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import { listNames } from '../../../contribution/list-names.ts';
import {
  type ActivityObservation,
  answeredShare,
  concludeActivity,
} from '../../activity/conclude-activity.ts';
import { filledShares, historyConclusion } from '../../activity/conclude-history.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import { sumOfReasons } from '../../contract/export-ledger.ts';
import type { ObservationOf } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type XState, xQuestion } from './observe-x.ts';
import type { XAccount } from './x-account.ts';
import { missingOf, sameName } from './x-completeness.ts';
import { monthStem, typeOf, type XFile, type XFileType } from './x-file.ts';
import type { ListedFile, XManifest } from './x-manifest.ts';
import { xPlatform } from './x-platform.ts';
import { emptiedFiles, howToGetAll, missingFiles, noActivity, onePart } from './x-rejection.ts';

export interface ConcludeX {
  readonly entries: readonly ArchiveEntry[];
  /** Paths of files that the person left out. */
  readonly omitted: readonly string[];
  readonly files: readonly XFile[];
  readonly account: XAccount;
  readonly manifest: XManifest | undefined;
  readonly hashKey: Uint8Array;
}

export interface XSeen extends Pick<ConcludeX, 'account' | 'manifest'> {
  readonly state: XState;
  readonly observed: ActivityObservation;
}

/** Throws `ExportRejected`. */
export function concludeX(
  { entries, omitted, files, account, manifest, hashKey }: ConcludeX,
  { recordCounts, ledger, state }: ObservationOf<XState>,
): Conclusion<XSeen> {
  const names = missingOf(manifest, [...entries, ...omitted.map((path) => ({ name: baseName(path) }))])
    .filter(isRead)
    .map(({ path }) => path);
  const observed = concludeActivity(state.activity);
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  if (manifest?.isPartial && names.length > 0) throw onePart(names);
  if (observed.records === 0) {
    if (names.length > 0) throw missingFiles(names);
    throw malformed === 0 ? noActivity() : nothingRead(xPlatform, malformed, 'a time or an id');
  }
  checkPosts(manifest, state.elements, entries);
  const ids = state.ids.counts;
  const variant = variantOf(files, manifest);
  return historyConclusion({
    platform: xPlatform,
    variant,
    language: 'en',
    isSample:
      isMarked(ids.marked, ids.markable) || account.userNames.some((name) => name.startsWith(watermarkUser)),
    recordCounts,
    observed,
    filled: filledShares({ 'likes and reposts of posts': answeredShare(observed, xQuestion.reception, 1) }),
    // X writes a file even for an empty list, so a missing file was removed
    parts: parts.map(([name, type]) => ({ name, isPresent: files.some((file) => file.type === type) })),
    account: account.accountId === '' ? undefined : account.accountId,
    hashKey,
    seen: { account, manifest, state, observed },
    advice: [
      ...(names.length === 0
        ? []
        : [
            {
              label: 'Missing files',
              value: `The archive's own list of contents names ${listNames(names)}, which ${names.length === 1 ? 'is' : 'are'} not in what you sent. ${howToGetAll}`,
            },
          ]),
    ],
  });
}

/** The least share of listed posts that must be present; some may have been deleted meanwhile, or be listed twice. */
const fewestListedPosts = 0.5;

/**
 * Refuses an archive without posts, which are its main content: without them the rest is not complete. Unreadable posts count
 * as present.
 */
function checkPosts(
  manifest: XManifest | undefined,
  elements: XState['elements'],
  entries: readonly ArchiveEntry[],
): void {
  const isPost = (name: string) => typeOf({ path: name, name }) === 'post';
  const missing = missingOf(manifest, entries).filter(({ name }) => isPost(name));
  const read = new Set([...elements.keys()].map(sameName));
  const listed = (manifest?.files ?? []).filter(
    (file) =>
      isPost(file.name) &&
      (file.records ?? 0) > 0 &&
      (read.has(sameName(file.name)) || missing.includes(file)),
  );
  const promised = listed.reduce((sum, { records }) => sum + (records ?? 0), 0);
  const there = [...elements].filter(([name]) => isPost(name)).reduce((sum, [, count]) => sum + count, 0);
  if (there >= fewestListedPosts * promised) return;
  throw missing.length > 0
    ? missingFiles(missing.map(({ path }) => path))
    : emptiedFiles(
        listed.map(({ path }) => path),
        promised,
        there,
      );
}

const parts: readonly (readonly [name: string, type: XFileType])[] = [
  ['posts', 'post'],
  ['likes', 'like'],
  ['advertisements', 'impression'],
  ['messages', 'message'],
  ['interests', 'interest'],
];

/** Returns whether a listed file would be read, since only then its absence matters. */
function isRead(file: ListedFile): boolean {
  const type = typeOf(file);
  return type !== undefined && type !== 'header' && type !== 'audience';
}

function variantOf(files: readonly XFile[], manifest: XManifest | undefined): string {
  const stems = new Set(files.map(({ stem }) => stem));
  if (stems.has(monthStem)) return 'archive-2012';
  if (manifest === undefined && !stems.has('tweets')) return 'archive-2019';
  return stems.has('tweet') ? 'archive-2020' : 'archive-2022';
}
