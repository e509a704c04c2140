/** Builds the conclusion about a TikTok export from the merged observation of its files. */
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import {
  type ActivityObservation,
  answeredShare,
  concludeActivity,
} from '../../activity/conclude-activity.ts';
import { historyConclusion } from '../../activity/conclude-history.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import { sumOfReasons } from '../../contract/export-ledger.ts';
import type { ObservationOf } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { reject } from '../../rejection/export-rejected.ts';
import { type TiktokState, tiktokQuestion } from './observe-tiktok.ts';
import { languageOf, type TiktokFile } from './tiktok-file.ts';
import { tiktokPlatform } from './tiktok-platform.ts';

export interface TiktokSeen {
  readonly files: readonly TiktokFile[];
  readonly watches: number;
  /** The names of the accounts in the export. */
  readonly users: readonly string[];
  readonly state: TiktokState;
  readonly observed: ActivityObservation;
}

/** Throws `ExportRejected`. */
export function concludeTiktok(
  files: readonly TiktokFile[],
  { recordCounts, ledger, state }: ObservationOf<TiktokState>,
  hashKey: Uint8Array,
  /** Account names from profiles in text files; names in JSON are in the observation. */
  named: readonly string[],
): Conclusion<TiktokSeen> {
  const { counts } = state;
  const { watch = 0, reaction = 0, post = 0 } = recordCounts;
  const observed = concludeActivity(state.activity);
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  if (observed.records === 0 && malformed > 0) {
    throw nothingRead(tiktokPlatform, malformed, 'a time that we can read');
  }
  if (watch + reaction + post === 0) throw noHistory();
  const users = [...new Set([...state.users, ...named])];
  const sections = [...state.sections];
  const variant = variantOf(files, sections);
  return historyConclusion({
    platform: tiktokPlatform,
    variant,
    language: languageOf(files),
    isSample:
      isMarked(counts.marked, counts.markable) || users.some((user) => user.startsWith(watermarkUser)),
    recordCounts,
    observed,
    filled: { 'id of the video': answeredShare(observed, tiktokQuestion.video, 1) ?? 0 },
    parts: (['watch', 'reaction', 'search', 'comment'] as const).map((name) => ({
      name,
      isPresent: (recordCounts[name] ?? 0) > 0,
    })),
    account: users[0],
    hashKey,
    seen: { files, watches: watch, users, state, observed },
  });
}

function variantOf(files: readonly TiktokFile[], sections: readonly string[]): string {
  if (files.some(({ isText }) => isText)) return 'txt';
  if (sections.some((name) => name.startsWith('Likes and Favorites'))) return 'json-2026';
  return sections.some((name) => name.startsWith('Activity')) ? 'json-2023' : 'json-2025';
}

function noHistory() {
  return reject(
    'no-watch-history',
    'This is a TikTok export, but there are no videos in it that were watched, liked or published.',
    'In TikTok open Settings and privacy, Account, "Download your data"; choose "All data" and JSON, and send the .zip.',
  );
}
