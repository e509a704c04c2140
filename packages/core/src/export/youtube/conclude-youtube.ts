/** Says what is worth knowing about a YouTube export whose files were all looked at. */
import { judge, weighBy } from '../../authenticity/evidence.ts';
import * as activity from '../activity/activity-evidence.ts';
import { concludeActivity, timeCounters } from '../activity/observe-activity.ts';
import type { ObservationOf, PlatformInspection } from '../export-reader.ts';
import type { YoutubeState } from './observe-youtube.ts';
import { youtubeWeight } from './youtube-evidence.ts';
import { languageOfName, type YoutubeFile } from './youtube-file.ts';
import { noWatchHistory } from './youtube-rejection.ts';

/** Throws `ExportRejected`. */
export function concludeYoutube(
  files: readonly YoutubeFile[],
  { recordCounts, state }: ObservationOf<YoutubeState>,
): PlatformInspection {
  const { counts } = state;
  const watches = recordCounts.watch ?? 0;
  if (watches === 0 && counts.malformed === 0) throw noWatchHistory();
  const observed = concludeActivity(state.activity);
  const evidence = weighBy(youtubeWeight, {
    identifiers: { against: counts.impossible, of: counts.ids },
    'one-channel-per-video': { against: counts.otherChannel, of: counts.again },
    'channels-recur': {
      against: [...state.watchesOfChannel.values()].filter((count) => count === 1).length,
      of: counts.withChannel,
    },
    'lone-watches': state.loneWatches,
    ...activity.activityFindings(observed, counts.malformed),
  });
  const counters = {
    ...timeCounters(observed),
    filled: {
      'title of the video': watches === 0 ? 0 : counts.named / watches,
      channel: watches === 0 ? 0 : counts.withChannel / watches,
    },
    parts: [
      { name: 'watch history', isPresent: watches > 0 },
      { name: 'search history', isPresent: (recordCounts.search ?? 0) > 0 },
    ],
    soundRecords: Math.max(
      0,
      1 - (counts.impossible + observed.future.against) / Math.max(1, observed.records),
    ),
  };
  const variant = variantOf(files);
  return {
    variant,
    language:
      files.map(({ entry }) => languageOfName(entry.name)).find((name) => name !== undefined) ?? 'und',
    isSample: false,
    recordCounts,
    malformedRecords: counts.malformed,
    evidence,
    verdict: judge(evidence),
    counters,
    sketch: [...observed.sketch],
    findings: activity.activityFindingsInWords(
      `YouTube (${variant})`,
      recordCounts,
      counters,
      evidence,
      'whether all times were moved by the same amount: nothing in a YouTube history says when a video was made',
    ),
  };
}

function variantOf(files: readonly YoutubeFile[]): string {
  if (files.every(({ isPage }) => isPage)) return 'html';
  return files.some(({ isPage }) => isPage) ? 'json+html' : 'json';
}
