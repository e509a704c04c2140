/** The first pass over one unit of a YouTube export: collects the counts for evidence and quality. */
import type { Finding } from '../../../authenticity/evidence.ts';
import {
  type ActivityState,
  createActivityObserver,
  mergeActivity,
} from '../../activity/observe-activity.ts';
import { createSittings } from '../../activity/sitting.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { createListOrder } from './list-order.ts';
import type { PageDateOrders } from './page-date-order.ts';
import { readYoutubeUnit } from './read-youtube-file.ts';
import type { YoutubeFile, YoutubeUnit } from './youtube-file.ts';
import { isChannelId, isVideoId } from './youtube-id.ts';
import { youtubeKinds } from './youtube-kind.ts';
import type { YoutubeRecord } from './youtube-record.ts';

/** The first video was uploaded on 23 April 2005. */
const openedMs = Date.UTC(2005, 3, 23);

/** The most videos whose channel is remembered: some 20 MB. */
const mostVideos = 100_000;

/** Built once, since a history has millions of records. */
const sameKind = Object.fromEntries(youtubeKinds.map(({ kind }) => [kind, `youtube|${kind}`]));

/** The question about completeness, whether a watch has a title and a channel, and the bits of its answers. */
export const youtubeQuestion = { watch: 0 } as const;
export const youtubeAnswer = { title: 1, channel: 2 } as const;

const nothingCounted = {
  /** The number of ids of videos and channels, and of impossible ones. */
  ids: 0,
  impossible: 0,
  /** The number of repeated videos, and of those that had another channel before. */
  again: 0,
  otherChannel: 0,
  /** The number of watches of existing videos with a channel. */
  withChannel: 0,
  /** The number of dates on pages, of those whose zone means summer time, and of these outside summer. */
  pageDates: 0,
  summerTimes: 0,
  notInSummer: 0,
  /** The number of dates that are reduced to their year. */
  yearAlone: 0,
  /** The number of histories, and how often their order of time restarts. */
  lists: 0,
  restarts: 0,
};

export interface YoutubeState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  /** The channel of each video; empty if it is unknown. */
  readonly channels: ReadonlyMap<string, string>;
  readonly watchesOfChannel: ReadonlyMap<string, number>;
  readonly loneWatches: Finding;
}

/** Throws `ExportRejected`. */
export async function observeYoutube(
  unit: YoutubeUnit,
  orders: PageDateOrders,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<YoutubeState>> {
  const observer = createActivityObserver(hashKey, asOfMs, openedMs);
  const channels = new Map<string, string>();
  const watchesOfChannel = new Map<string, number>();
  const sittings = createSittings();
  let order = createListOrder();
  let file: YoutubeFile | undefined;
  const counts = { ...nothingCounted };
  const recordCounts: Record<string, number> = {};
  const book = createLedgerBook();

  function watch({ rawVideo, rawChannel }: YoutubeRecord): void {
    if (rawVideo === undefined) return;
    const known = channels.get(rawVideo);
    if (known === undefined && channels.size < mostVideos) channels.set(rawVideo, rawChannel ?? '');
    if (rawChannel === undefined) return;
    counts.withChannel++;
    if (known === '') channels.set(rawVideo, rawChannel);
    else if (known !== undefined) {
      counts.again++;
      if (known !== rawChannel) counts.otherChannel++;
    }
    const watches = watchesOfChannel.get(rawChannel);
    if (watches !== undefined || watchesOfChannel.size < mostVideos)
      watchesOfChannel.set(rawChannel, (watches ?? 0) + 1);
  }

  /** Adds a record of which only the year is known, which counts neither as repeated nor as out of order. */
  function addYear(at: string, kind: string, what: unknown): number {
    counts.yearAlone++;
    observer.nextList();
    const seconds = Math.max(utcSeconds(at), openedMs / 1000);
    observer.add(at, kind, `${what}|${counts.yearAlone}`, seconds);
    observer.nextList();
    return seconds;
  }

  for await (const batch of readYoutubeUnit(unit, orders, book, onBytes)) {
    if (unit.isHistory && batch.file !== file) {
      counts.lists++;
      counts.restarts += order.restarts();
      order = createListOrder();
      observer.nextList();
    }
    file = batch.file;
    if (batch.zones !== undefined) {
      counts.pageDates += batch.zones.dates;
      counts.summerTimes += batch.zones.summerTimes;
      counts.notInSummer += batch.zones.notInSummer;
    }
    for (const read of batch.records) {
      const { record, rawVideo, rawChannel } = read;
      const kind = record.kind as string;
      recordCounts[kind] = (recordCounts[kind] ?? 0) + 1;
      // the reader has made the same check, and keeps only possible ids
      const isWatch = kind === 'watch';
      let impossible = 0;
      if (rawVideo !== undefined) {
        counts.ids++;
        if (isWatch ? record.video === null : !isVideoId(rawVideo)) impossible++;
      }
      if (rawChannel !== undefined) {
        counts.ids++;
        if (isWatch ? record.channel === null : !isChannelId(rawChannel)) impossible++;
      }
      counts.impossible += impossible;
      // tables are not in order of time
      if (!unit.isHistory) observer.nextList();
      if (record.at !== null) {
        const what = rawVideo ?? record.query ?? record.text ?? rawChannel ?? '';
        const { isYearAlone = false } = read;
        const seconds = isYearAlone
          ? addYear(record.at as string, sameKind[kind] ?? kind, what)
          : observer.add(record.at as string, sameKind[kind] ?? kind, what);
        const words = record.title ?? record.query ?? record.text;
        observer.isAbout(rawVideo ?? rawChannel, typeof words === 'string' ? words : undefined, rawChannel);
        if (impossible > 0) observer.doubt();
        if (kind === 'search') observer.mayRepeat();
        if (unit.isHistory && !isYearAlone) {
          order.add(seconds);
          observer.wasDone();
        }
        if (isWatch) {
          if (!isYearAlone) sittings.add(seconds);
          observer.ask(youtubeQuestion.watch, answersOf(read));
        }
      }
      if (isWatch) watch(read);
    }
  }
  counts.restarts += order.restarts();
  return {
    recordCounts,
    ledger: book.ledger(),
    state: {
      activity: observer.finish(),
      counts,
      channels,
      watchesOfChannel,
      loneWatches: sittings.finding(),
    },
  };
}

function answersOf({ record, rawVideo, rawChannel }: YoutubeRecord): number {
  // a video that no longer exists gives no answer
  if (rawVideo === undefined) return 0;
  return (
    (record.title === null ? 0 : youtubeAnswer.title) | (rawChannel === undefined ? 0 : youtubeAnswer.channel)
  );
}

export function mergeYoutube(states: readonly YoutubeState[]): YoutubeState {
  const [only] = states;
  if (only !== undefined && states.length === 1) return only;
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

/** Merges the channels of videos, and counts videos in several states and those with different channels. */
function mergeChannels(states: readonly YoutubeState[]) {
  const channels = new Map<string, string>();
  let again = 0;
  let otherChannel = 0;
  for (const state of states) {
    for (const [video, channel] of state.channels) {
      const known = channels.get(video);
      if (known === undefined) {
        if (channels.size < mostVideos) channels.set(video, channel);
      } else if (known === '') channels.set(video, channel);
      else if (channel !== '') {
        again++;
        if (known !== channel) otherChannel++;
      }
    }
  }
  return { channels, again, otherChannel };
}
