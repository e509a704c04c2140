/** Builds the conclusion about a YouTube export from the merged observation of its files. */
import { bearsMark, isMarked } from '../../../authenticity/watermark.ts';
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
import { yearAloneFindings } from '../../contract/year-alone.ts';
import { type YoutubeState, youtubeAnswer, youtubeQuestion } from './observe-youtube.ts';
import { languageOf, type YoutubeUnit } from './youtube-file.ts';
import { endOfVideo, isVideoId, startOfVideo } from './youtube-id.ts';
import { youtubePlatform } from './youtube-platform.ts';
import { noWatchHistory, onlyTables } from './youtube-rejection.ts';

export interface YoutubeSeen {
  readonly units: readonly YoutubeUnit[];
  readonly state: YoutubeState;
  readonly observed: ActivityObservation;
}

/** Throws `ExportRejected`. */
export function concludeYoutube(
  units: readonly YoutubeUnit[],
  { recordCounts, ledger, state }: ObservationOf<YoutubeState>,
  hashKey: Uint8Array,
  /** The ids of the owner's channels, ascending. */
  ownChannels: readonly string[],
): Conclusion<YoutubeSeen> {
  const watches = recordCounts.watch ?? 0;
  const observed = concludeActivity(state.activity);
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  if (observed.records === 0 && malformed > 0) {
    throw nothingRead(youtubePlatform, malformed, 'a time that we can read');
  }
  if (watches === 0) throw units.some(({ isHistory }) => isHistory) ? noWatchHistory() : onlyTables();
  const ids = [...state.channels.keys()].filter(isVideoId);
  const marked = ids.filter((id) => bearsMark(startOfVideo(id), endOfVideo(id)));
  const has = (kind: string) => (recordCounts[kind] ?? 0) > 0;
  const variant = variantOf(units);
  return historyConclusion({
    platform: youtubePlatform,
    variant,
    language: languageOf(units),
    isSample: isMarked(marked.length, ids.length),
    recordCounts,
    observed,
    filled: {
      'title of the video': answeredShare(observed, youtubeQuestion.watch, youtubeAnswer.title) ?? 0,
      channel: answeredShare(observed, youtubeQuestion.watch, youtubeAnswer.channel) ?? 0,
    },
    parts: [
      { name: 'watch history', isPresent: watches > 0 },
      { name: 'search history', isPresent: has('search') },
      { name: 'subscriptions', isPresent: has('subscription') },
    ],
    account: ownChannels[0],
    hashKey,
    seen: { units, state, observed },
    advice: yearAloneFindings(state.counts.yearAlone, 'youtube'),
  });
}

function variantOf(units: readonly YoutubeUnit[]): string {
  const histories = units.filter(({ isHistory }) => isHistory).flatMap(({ files }) => files);
  if (histories.every(({ form }) => form === 'page')) return 'html';
  return histories.some(({ form }) => form === 'page') ? 'json+html' : 'json';
}
