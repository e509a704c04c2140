/** The first pass over one file of a YouTube history: counts what evidence and quality need. */
import type { Finding } from '../../authenticity/evidence.ts';
import { addUp, addUpMaps } from '../activity/add-up.ts';
import { type ActivityState, createActivityObserver, mergeActivity } from '../activity/observe-activity.ts';
import { createSittings } from '../activity/sitting.ts';
import type { ObservationOf, ObserveOptions } from '../export-reader.ts';
import { readYoutubeFile } from './read-youtube-file.ts';
import type { YoutubeFile } from './youtube-file.ts';
import { isChannelId, isVideoId } from './youtube-id.ts';
import { readYoutubeRecord } from './youtube-record.ts';

/** The first video went up on 23 April 2005. */
const openedMs = Date.UTC(2005, 3, 23);

/** Videos whose channel is remembered: some 20 MB. */
const mostVideos = 100_000;

const nothingCounted = {
  malformed: 0,
  /** Ids of videos and channels, and those that cannot exist. */
  ids: 0,
  impossible: 0,
  /** Videos seen before, and those that had another channel then. */
  again: 0,
  otherChannel: 0,
  /** Videos with a title; with a channel. */
  named: 0,
  withChannel: 0,
};

export interface YoutubeState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  /** Channel of each video. */
  readonly channels: ReadonlyMap<string, string>;
  readonly watchesOfChannel: ReadonlyMap<string, number>;
  readonly loneWatches: Finding;
}

/** Throws `ExportRejected`. */
export async function observeYoutube(
  file: YoutubeFile,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<YoutubeState>> {
  const observer = createActivityObserver(hashKey, asOfMs, openedMs);
  const channels = new Map<string, string>();
  const watchesOfChannel = new Map<string, number>();
  const sittings = createSittings();
  const counts = { ...nothingCounted };
  const recordCounts: Record<string, number> = {};
  for await (const batch of readYoutubeFile(file, onBytes)) {
    counts.malformed += batch.malformed;
    for (const raw of batch.records) {
      const read = readYoutubeRecord(raw);
      if (typeof read === 'string') {
        if (read === 'malformed') counts.malformed++;
        continue;
      }
      const { record, rawVideo, rawChannel } = read;
      const kind = String(record.kind);
      recordCounts[kind] = (recordCounts[kind] ?? 0) + 1;
      const seconds = observer.add(
        String(record.at),
        `youtube|${kind}|${record.at}|${rawVideo ?? record.query ?? ''}`,
      );
      if (kind === 'watch') sittings.add(seconds);
      if (rawVideo === undefined) continue;
      counts.ids++;
      if (!isVideoId(rawVideo)) counts.impossible++;
      if (record.title !== null) counts.named++;
      if (rawChannel === undefined) continue;
      counts.withChannel++;
      if (watchesOfChannel.size < mostVideos || watchesOfChannel.has(rawChannel))
        watchesOfChannel.set(rawChannel, (watchesOfChannel.get(rawChannel) ?? 0) + 1);
      counts.ids++;
      if (!isChannelId(rawChannel)) counts.impossible++;
      const known = channels.get(rawVideo);
      if (known !== undefined) {
        counts.again++;
        if (known !== rawChannel) counts.otherChannel++;
      } else if (channels.size < mostVideos) channels.set(rawVideo, rawChannel);
    }
  }
  return {
    recordCounts,
    state: {
      activity: observer.finish(),
      counts,
      channels,
      watchesOfChannel,
      loneWatches: sittings.finding(),
    },
  };
}

export function mergeYoutube(states: readonly YoutubeState[]): YoutubeState {
  const { channels, again, otherChannel } = mergeChannels(states);
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([...states.map(({ counts }) => counts), { ...nothingCounted, again, otherChannel }]),
    channels,
    watchesOfChannel: addUpMaps(
      states.map((state) => state.watchesOfChannel),
      mostVideos,
    ),
    loneWatches: addUp([{ against: 0, of: 0 }, ...states.map(({ loneWatches }) => loneWatches)]),
  };
}

/** Also counts the videos that stand in more than one of them, and those that have another channel there. */
function mergeChannels(states: readonly YoutubeState[]) {
  const channels = new Map<string, string>();
  let again = 0;
  let otherChannel = 0;
  for (const state of states) {
    for (const [video, channel] of state.channels) {
      const known = channels.get(video);
      if (known !== undefined) {
        again++;
        if (known !== channel) otherChannel++;
      } else if (channels.size < mostVideos) channels.set(video, channel);
    }
  }
  return { channels, again, otherChannel };
}
