/** Says what is worth knowing about a YouTube export whose files were all looked at. */
import { type Finding, weighBy } from '../../../authenticity/evidence.ts';
import { isMarked } from '../../../authenticity/watermark.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { historyInspection } from '../../activity/conclude-history.ts';
import { answeredShare, concludeActivity } from '../../activity/observe-activity.ts';
import type { ObservationOf, PlatformInspection } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { type YoutubeState, youtubeAnswer, youtubeQuestion } from './observe-youtube.ts';
import { observeVideoIds } from './video-id-spread.ts';
import { youtubeWeight } from './youtube-evidence.ts';
import { languageOf, mostOfOneHistory, type YoutubeUnit } from './youtube-file.ts';
import { youtubePlatform } from './youtube-platform.ts';
import { noWatchHistory, onlyTables } from './youtube-rejection.ts';

/** Throws `ExportRejected`. */
export function concludeYoutube(
  units: readonly YoutubeUnit[],
  { recordCounts, state }: ObservationOf<YoutubeState>,
  hashKey: Uint8Array,
  /** Ascending. */
  ownChannels: readonly string[],
): PlatformInspection {
  const { counts } = state;
  const watches = recordCounts.watch ?? 0;
  const observed = concludeActivity(state.activity);
  if (observed.records === 0 && counts.malformed > 0) {
    throw nothingRead(youtubePlatform, counts.malformed, 'a time that we can read');
  }
  if (watches === 0) throw units.some(({ isHistory }) => isHistory) ? noWatchHistory() : onlyTables();
  const ids = observeVideoIds(state.channels.keys());
  const histories = mostOfOneHistory(units);
  const evidence = weighBy(youtubeWeight, {
    identifiers: { against: counts.impossible, of: counts.ids },
    'id-digits': ids.sameDigit,
    'one-channel-per-video': { against: counts.otherChannel, of: counts.again },
    'channels-recur': {
      against: [...state.watchesOfChannel.values()].filter((count) => count === 1).length,
      of: counts.withChannel,
    },
    'summer-time': summerTimeOf(counts),
    'one-list': { against: counts.restarts, of: counts.lists },
    'one-account': { against: Math.max(0, histories - 1), of: histories },
    'lone-watches': state.loneWatches,
    ...activity.activityFindings(observed, counts.malformed),
  });
  const has = (kind: string) => (recordCounts[kind] ?? 0) > 0;
  const variant = variantOf(units);
  return historyInspection({
    platform: youtubePlatform,
    variant,
    language: languageOf(units),
    isSample: isMarked(ids.marked.against, ids.marked.of),
    recordCounts,
    malformedRecords: counts.malformed,
    evidence,
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
    notSeen:
      "whether all times were moved by the same amount, or two people's histories sorted into one: nothing in a YouTube history says when a video was made, how long it was watched or by whom",
  });
}

/** Dates that are not in summer time, of all, from which on the zone's name is known to follow the seasons. */
const changingZone = 0.05;

/** A page that names one zone for all its dates says nothing about seasons. */
function summerTimeOf({ pageDates, summerTimes, notInSummer }: YoutubeState['counts']): Finding {
  const follows = pageDates - summerTimes > changingZone * pageDates;
  return { against: notInSummer, of: follows ? summerTimes : 0 };
}

function variantOf(units: readonly YoutubeUnit[]): string {
  const histories = units.filter(({ isHistory }) => isHistory).flatMap(({ files }) => files);
  if (histories.every(({ form }) => form === 'page')) return 'html';
  return histories.some(({ form }) => form === 'page') ? 'json+html' : 'json';
}
