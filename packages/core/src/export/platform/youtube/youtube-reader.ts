/** Reads YouTube's part of a Google Takeout: the history as JSON or as a web page, and its tables, in any language. */
import { namesInAccount } from '../../activity/account-name.ts';
import { personalWordsOf } from '../../activity/personal-words.ts';
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type ExportReader, mergeObservations, type Named, unitOf } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import { concludeYoutube } from './conclude-youtube.ts';
import { mergeYoutube, observeYoutube } from './observe-youtube.ts';
import { type OwnIds, readOwnIds } from './own-channel.ts';
import { readOwnChannels, readProfiles } from './owner-name.ts';
import { createPageOrders, type PageDateOrders } from './page-date-order.ts';
import { readYoutubeUnit } from './read-youtube-file.ts';
import { findYoutubeUnits, whyUnreadByYoutube, type YoutubeUnit } from './youtube-file.ts';
import { youtubeKinds } from './youtube-kind.ts';
import { youtubeLeaveOut } from './youtube-leave-out.ts';

const historyKinds = ['watch', 'search'];
const tableKinds = ['subscription', 'comment', 'playlist-item'];

export const youtubeReader: ExportReader = {
  platform: 'youtube',
  kinds: youtubeKinds,
  withheld: [
    {
      file: 'watch-history, search-history',
      fields: ['activityControls', 'description', 'details', 'locationInfos'],
    },
    {
      file: 'comments, live chats',
      fields: [
        'Comment ID',
        'Channel ID',
        'Price',
        'Parent Comment ID',
        'Post ID',
        'Video ID',
        'Live Chat ID',
        'mentions',
      ],
    },
    { file: 'playlists', fields: ['everything but the videos in them and when they were put there'] },
    { file: 'channels, music library, video metadata, and any other file', fields: ['everything'] },
  ],
  leaveOut: youtubeLeaveOut,
  async find(entries) {
    const units = await findYoutubeUnits(entries);
    const orders = createPageOrders(units.flatMap(({ files }) => files));
    return {
      units: units.map((unit) => ({
        name: nameOf(unit),
        files: unit.files.map(({ entry }) => entry),
        bytes: unit.files.reduce((sum, { entry }) => sum + entry.sizeBytes, 0),
        kinds: unit.isHistory ? historyKinds : tableKinds,
      })),
      whyUnread: (entry) => whyUnreadByYoutube(entry, units),
      observe: (unit, options) => observeYoutube(unitOf(units, unit), orders, options),
      merge: (observations) => mergeObservations(observations, mergeYoutube),
      conclude: async (observation, { hashKey }) =>
        concludeYoutube(
          units,
          mergeObservations([observation], mergeYoutube),
          hashKey,
          (await readOwnIds(units)).channels,
        ),
      async *records(unit, onBytes) {
        yield* recordsOf(unitOf(units, unit), orders, await readOwnIds(units), onBytes);
      },
      personalWords: async () =>
        personalWordsOf({ names: [...(await readProfiles(entries)), ...(await readOwnChannels(units))] }),
      async checkNames(sound) {
        await readProfiles(entries);
        const isSound = units.every(({ files }) => files.every(({ entry }) => sound.has(entry)));
        if (!isSound) await readOwnChannels(units);
      },
    };
  },
};

function nameOf({ files }: YoutubeUnit): string {
  return `${files[0]?.entry.path ?? ''}${files.length > 1 ? ` and ${files.length - 1} more` : ''}`;
}

/** `own`: at the person's own channels and videos anybody finds their name, so that only the time is kept. */
async function* recordsOf(unit: YoutubeUnit, orders: PageDateOrders, own: OwnIds, onBytes: OnBytes) {
  for await (const { records } of readYoutubeUnit(unit, orders, createLedgerBook(), onBytes)) {
    const byKind = new Map<string, DatasetRecord[]>();
    const mentioned: string[] = [];
    const channels: string[] = [];
    for (const { record: read, mentions = [] } of records) {
      mentioned.push(...mentions);
      if (read.kind === 'subscription' && typeof read.creator === 'string') channels.push(read.creator);
      const record = isOwn(read, own) ? withoutVideo(read) : read;
      const kind = record.kind as string;
      const list = byKind.get(kind);
      if (list === undefined) byKind.set(kind, [record]);
      else list.push(record);
    }
    const others: Named = {
      mentionedNames: mentioned.flatMap(namesInAccount),
      channelNames: channels.flatMap(namesInAccount),
    };
    for (const [kind, list] of byKind) yield { kind, records: list, others };
  }
}

function isOwn({ channel, video }: DatasetRecord, { channels, videos }: OwnIds): boolean {
  return (
    (typeof channel === 'string' && channels.includes(channel)) ||
    (typeof video === 'string' && videos.has(video))
  );
}

/** The fields that lead to a video or a channel. */
const leading = ['video', 'title', 'channel', 'creator'];

const withoutVideo = (record: DatasetRecord): DatasetRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, leading.includes(name) ? null : value]),
  );
