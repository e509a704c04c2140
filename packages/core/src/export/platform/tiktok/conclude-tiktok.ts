/** Says what is worth knowing about a TikTok export whose files were all looked at. */
import { weighBy } from '../../../authenticity/evidence.ts';
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { historyInspection } from '../../activity/conclude-history.ts';
import { answeredShare, concludeActivity } from '../../activity/observe-activity.ts';
import type { ObservationOf, PlatformInspection } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { reject } from '../../rejection/export-rejected.ts';
import { type TiktokState, tiktokQuestion } from './observe-tiktok.ts';
import { tiktokWeight } from './tiktok-evidence.ts';
import { languageOf, type TiktokFile } from './tiktok-file.ts';
import type { TiktokList } from './tiktok-list.ts';
import { tiktokPlatform } from './tiktok-platform.ts';

/** Throws `ExportRejected`. */
export function concludeTiktok(
  files: readonly TiktokFile[],
  { recordCounts, state }: ObservationOf<TiktokState>,
  hashKey: Uint8Array,
  /** Of the profiles in text files; those in JSON were observed. */
  named: readonly string[],
): PlatformInspection {
  const { counts } = state;
  const { watch = 0, reaction = 0 } = recordCounts;
  const observed = concludeActivity(state.activity);
  if (observed.records === 0 && counts.malformed > 0) {
    throw nothingRead(tiktokPlatform, counts.malformed, 'a time that we can read');
  }
  if (watch + reaction === 0) throw noHistory();
  const users = [...new Set([...state.users, ...named])];
  const sections = [...state.sections];
  const accounts = Math.max(users.length, mostOfOneList(files));
  const evidence = weighBy(tiktokWeight, {
    'video-made-before': { against: counts.tooEarly, of: counts.videos },
    'fresh-videos': { against: counts.fresh === 0 && counts.tooEarly === 0 ? watch : 0, of: watch },
    'equal-ends': { against: Math.max(0, ...state.ends.values()), of: counts.videos },
    'one-account': { against: Math.max(0, accounts - 1), of: accounts },
    'lone-watches': state.loneWatches,
    ...activity.activityFindings(observed, counts.malformed),
  });
  const variant = variantOf(files, sections);
  return historyInspection({
    platform: tiktokPlatform,
    variant,
    language: languageOf(files),
    isSample:
      isMarked(counts.marked, counts.markable) || users.some((user) => user.startsWith(watermarkUser)),
    recordCounts,
    malformedRecords: counts.malformed,
    evidence,
    observed,
    filled: { 'id of the video': answeredShare(observed, tiktokQuestion.video, 1) ?? 0 },
    parts: (['watch', 'reaction', 'search', 'comment'] as const).map((name) => ({
      name,
      isPresent: (recordCounts[name] ?? 0) > 0,
    })),
    account: users[0],
    hashKey,
    notSeen: 'watches that were removed or left out: TikTok keeps no count of them',
  });
}

/** A profile may be missing; but one account has one text file of each list. */
function mostOfOneList(files: readonly TiktokFile[]): number {
  const counts = new Map<TiktokList, number>();
  for (const { list } of files) if (list !== undefined) counts.set(list, (counts.get(list) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function variantOf(files: readonly TiktokFile[], sections: readonly string[]): string {
  if (files.some(({ isText }) => isText)) return 'txt';
  if (sections.some((name) => name.startsWith('Likes and Favorites'))) return 'json-2026';
  return sections.some((name) => name.startsWith('Activity')) ? 'json-2023' : 'json-2025';
}

function noHistory() {
  return reject(
    'no-watch-history',
    'This is a TikTok export, but there are no watched or liked videos in it.',
    'In TikTok open Settings and privacy, Account, "Download your data"; choose "All data" and JSON, and send the .zip.',
  );
}
