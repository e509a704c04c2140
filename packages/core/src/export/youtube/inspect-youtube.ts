/** Reads a YouTube export once and says what it is worth knowing about it. */
import { type EvidenceWeight, judge, weighBy } from '../../authenticity/evidence.ts';
import * as activity from '../activity/activity-evidence.ts';
import { createActivityObserver, timeCounters } from '../activity/observe-activity.ts';
import { createSittings, sittingWeight } from '../activity/sitting.ts';
import type { InspectOptions, PlatformInspection } from '../export-reader.ts';
import { readRecords } from '../json/read-records.ts';
import { readHistoryPage } from './read-history-page.ts';
import { languageOfName, type YoutubeFile } from './youtube-file.ts';
import { isChannelId, isVideoId } from './youtube-id.ts';
import { readYoutubeRecord } from './youtube-record.ts';
import { noWatchHistory } from './youtube-rejection.ts';

/** The first video went up on 23 April 2005. */
const openedMs = Date.UTC(2005, 3, 23);

/** Videos whose channel is remembered: some 20 MB. */
const mostVideos = 100_000;

const weights = {
  identifiers: {
    label: 'Identifiers',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.01,
    saw: (f) => `${activity.share(f, 'ids of videos and channels')} cannot exist.`,
  },
  'one-channel-per-video': {
    label: 'Videos and channels',
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    saw: (f) => `${activity.share(f, 'repeated videos')} have another channel than before.`,
  },
  'channels-recur': {
    label: 'Channels that recur',
    // With lone watches it makes a history suspicious, alone it says little.
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.95,
    saw: (f) =>
      `${activity.share(f, 'videos')} have a channel that stands only once: people come back to channels.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;

/** The records of one file, page or not. */
export function readYoutubeFile({ entry, isPage }: YoutubeFile, onBytes: (bytes: number) => void) {
  return isPage ? readHistoryPage(entry, onBytes) : readRecords(entry, onBytes);
}

/** Throws `ExportRejected`. */
export async function inspectYoutube(
  files: readonly YoutubeFile[],
  { asOfMs, hashKey, onBytes }: InspectOptions,
): Promise<PlatformInspection> {
  const observer = createActivityObserver(hashKey, asOfMs, openedMs);
  const channels = new Map<string, string>();
  const counts: Record<string, number> = {};
  const watchesOfChannel = new Map<string, number>();
  const sittings = createSittings();
  let malformed = 0;
  let ids = 0;
  let impossible = 0;
  let again = 0;
  let otherChannel = 0;
  let named = 0;
  let withChannel = 0;
  for (const file of files) {
    observer.nextList();
    for await (const batch of readYoutubeFile(file, onBytes)) {
      malformed += batch.malformed;
      for (const raw of batch.records) {
        const read = readYoutubeRecord(raw);
        if (typeof read === 'string') {
          if (read === 'malformed') malformed++;
          continue;
        }
        const { record, rawVideo, rawChannel } = read;
        const kind = String(record.kind);
        counts[kind] = (counts[kind] ?? 0) + 1;
        const seconds = observer.add(
          String(record.at),
          `youtube|${kind}|${record.at}|${rawVideo ?? record.query ?? ''}`,
        );
        if (kind === 'watch') sittings.add(seconds);
        if (rawVideo === undefined) continue;
        ids++;
        if (!isVideoId(rawVideo)) impossible++;
        if (record.title !== null) named++;
        if (rawChannel === undefined) continue;
        withChannel++;
        if (watchesOfChannel.size < mostVideos || watchesOfChannel.has(rawChannel))
          watchesOfChannel.set(rawChannel, (watchesOfChannel.get(rawChannel) ?? 0) + 1);
        ids++;
        if (!isChannelId(rawChannel)) impossible++;
        const known = channels.get(rawVideo);
        if (known !== undefined) {
          again++;
          if (known !== rawChannel) otherChannel++;
        } else if (channels.size < mostVideos) channels.set(rawVideo, rawChannel);
      }
    }
  }
  const observed = observer.finish();
  const watches = counts.watch ?? 0;
  if (watches === 0 && malformed === 0) throw noWatchHistory();
  const evidence = weighBy(weights, {
    identifiers: { against: impossible, of: ids },
    'one-channel-per-video': { against: otherChannel, of: again },
    'channels-recur': {
      against: [...watchesOfChannel.values()].filter((count) => count === 1).length,
      of: withChannel,
    },
    'lone-watches': sittings.finding(),
    ...activity.activityFindings(observed, malformed),
  });
  const counters = {
    ...timeCounters(observed),
    filled: {
      'title of the video': watches === 0 ? 0 : named / watches,
      channel: watches === 0 ? 0 : withChannel / watches,
    },
    parts: [
      { name: 'watch history', isPresent: watches > 0 },
      { name: 'search history', isPresent: (counts.search ?? 0) > 0 },
    ],
    soundRecords: Math.max(0, 1 - (impossible + observed.future.against) / Math.max(1, observed.records)),
  };
  const variant = files.every(({ isPage }) => isPage)
    ? 'html'
    : files.some(({ isPage }) => isPage)
      ? 'json+html'
      : 'json';
  return {
    variant,
    language:
      files.map(({ entry }) => languageOfName(entry.name)).find((name) => name !== undefined) ?? 'und',
    isSample: false,
    recordCounts: counts,
    malformedRecords: malformed,
    evidence,
    verdict: judge(evidence),
    counters,
    sketch: [...observed.sketch],
    findings: activity.activityFindingsInWords(
      `YouTube (${variant})`,
      counts,
      counters,
      evidence,
      'whether all times were moved by the same amount: nothing in a YouTube history says when a video was made',
    ),
  };
}
