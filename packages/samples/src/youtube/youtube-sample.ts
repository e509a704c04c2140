/** Writes a synthetic YouTube Takeout of any size, in its layouts, and each forgery of it. */

import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { copiesOf, type Forgery } from '../ground/forgery.ts';
import { inventPerson, type Person } from '../ground/person.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import { createTimeline, daySeconds, sinceNewestSeconds, type Timeline } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { type Catalogue, createCatalogue, ownChannelId } from './catalogue.ts';
import { cellOf, jsonOf, searchOf, watchOf } from './record.ts';
import * as table from './table-file.ts';
import { type Layout, layouts, rootOf, wordings, type YoutubeVariant } from './variant.ts';

type Input = CheckedSample<YoutubeVariant>;

/** The shortest and the longest history; YouTube is little older than the longest. */
const [shortest, longest] = [3 * 365 * daySeconds, 19 * 365 * daySeconds];
/** The least mean time between records, which determines the length of a large sample's history. */
const secondsPerVideo = 150;
const recordsPerChunk = 500;
/** The number of records from which the mean size of one is computed. */
const pilotRecords = 200;
const videosOfSitting = 12;

type ListName = 'watch' | 'search' | 'comment' | 'chat' | 'playlist';

/** The share of each list in the bytes; most activity is watching. */
const shares: readonly (readonly [list: ListName, share: number])[] = [
  ['watch', 0.86],
  ['search', 0.1],
  ['comment', 0.02],
  ['chat', 0.005],
  ['playlist', 0.015],
];

interface Owner {
  readonly account: table.Account;
  readonly catalogue: Catalogue;
  readonly timelines: ReadonlyMap<ListName, Timeline>;
}

export async function writeYoutubeSample(zip: ZipWriter, input: Input): Promise<void> {
  const { variant, person, seed, forge } = input;
  const layout = layouts[variant];
  const words = wordings[layout.language];
  const root = rootOf(layout);
  await zip.add(watermarkFile, [
    'Made by the sample generator of the CGDX marketplace. Nobody lives here.\n',
  ]);
  await zip.add('Takeout/archive_browser.html', ['<html><head><title>Google Takeout</title></head></html>']);
  const people = forge === 'merge' ? [person, inventPerson(`${seed} other`)] : [person];
  const owners = people.map((who, n) => ownerOf(who, n, people.length, layout, input));
  const list = (name: ListName) =>
    (function* () {
      for (const owner of owners) yield* chunksOf(name, owner, layout, forge);
    })();
  for (const name of ['watch', 'search'] as const) {
    await zip.add(`${root}/${words[name]}.${layout.isPage ? 'html' : 'json'}`, historyOf(list(name), layout));
  }
  const [owner] = owners;
  if (owner === undefined) return;
  const { catalogue, account, timelines } = owner;
  const watches = timelines.get('watch');
  const subscribed = Array.from({ length: Math.floor(catalogue.channels / 4) }, (_, n) => n);
  if (layout.isOld && watches !== undefined) {
    const json = subscribed.map((n) => table.subscriptionJson(n, watches, catalogue)).join(',');
    await zip.add(`${root}/${words.subscriptions}.json`, [`[${json}]`]);
    await zip.add('Takeout/Profile/Profile.json', [table.profileOf(person)]);
    return;
  }
  const rows = subscribed.map((n) => table.subscriptionRow(n, catalogue));
  await zip.add(`${root}/${words.subscriptions}.csv`, [`${words.subscriptionHeader}\r\n`, ...rows]);
  const tables: (readonly [string, string, ListName])[] = [
    [words.comments, words.commentHeader, 'comment'],
    [words.chats, words.chatHeader, 'chat'],
    [
      `${words.playlists}/${person.givenName} ${person.familyName} mix${words.videos}`,
      words.playlistHeader,
      'playlist',
    ],
  ];
  for (const [path, header, name] of tables) {
    await zip.add(`${root}/${path}.csv`, tableOf(header, list(name)));
  }
  for (const [path, text] of Object.entries(table.ownFiles(account, words)))
    await zip.add(`${root}/${path}`, [text]);
}

function* historyOf(chunks: Iterable<string[]>, { isPage }: Layout): Generator<string> {
  yield isPage ? '<html><head><title>My Activity History</title></head><body><div class="mdl-grid">' : '[';
  let isFirst = true;
  for (const chunk of chunks) {
    yield (isFirst || isPage ? '' : ',') + chunk.join(isPage ? '' : ',');
    isFirst = false;
  }
  yield isPage ? '</div></body></html>' : ']';
}

function* tableOf(header: string, chunks: Iterable<string[]>): Generator<string> {
  yield `${header}\r\n`;
  for (const chunk of chunks) yield chunk.join('');
}

function ownerOf(person: Person, n: number, of: number, layout: Layout, input: Input): Owner {
  const { seed, forge, asOfMs, sizeBytes } = input;
  const newest = Math.floor(asOfMs / 1000) - sinceNewestSeconds;
  const make = (list: ListName, count: number) =>
    createTimeline({
      seed: `${seed} ${n} ${list}`,
      count,
      newest,
      spanSeconds: Math.min(longest, Math.max(shortest, count * secondsPerVideo)),
      forge,
      // people watch several videos in a sitting
      sitting: list === 'watch' ? videosOfSitting : 1,
    });
  const account = { person, channelId: ownChannelId(person) };
  const pilot = make('watch', pilotRecords);
  const pilotCatalogue = createCatalogue(pilot, forge, videosOfSitting);
  const timelines = new Map<ListName, Timeline>();
  for (const [list, share] of shares) {
    let length = 0;
    for (let i = 0; i < pilotRecords; i++)
      length += Buffer.byteLength(textOf(list, i, pilot, pilotCatalogue, account, layout)) + 1;
    const bytes = (sizeBytes * share) / of / copiesOf(forge);
    timelines.set(list, make(list, Math.max(1, Math.round((bytes * pilotRecords) / length))));
  }
  return {
    account,
    timelines,
    catalogue: createCatalogue(timelines.get('watch') ?? pilot, forge, videosOfSitting),
  };
}

/** Yields the records of one list as texts, newest first. */
function* chunksOf(
  list: ListName,
  owner: Owner,
  layout: Layout,
  forge: Forgery | undefined,
): Generator<string[]> {
  const timeline = owner.timelines.get(list);
  if (timeline === undefined) return;
  for (let from = 0; from < timeline.count; from += recordsPerChunk) {
    const chunk: string[] = [];
    for (let n = from; n < Math.min(timeline.count, from + recordsPerChunk); n++) {
      const text = textOf(list, n, timeline, owner.catalogue, owner.account, layout);
      for (let copy = 0; copy < copiesOf(forge); copy++) chunk.push(text);
    }
    yield chunk;
  }
}

function textOf(
  list: ListName,
  n: number,
  timeline: Timeline,
  catalogue: Catalogue,
  account: table.Account,
  layout: Layout,
): string {
  const words = wordings[layout.language];
  switch (list) {
    case 'watch':
    case 'search': {
      const activity =
        list === 'watch'
          ? watchOf(n, timeline, catalogue, words)
          : searchOf(n, timeline, account.person, words);
      return layout.isPage
        ? cellOf(activity, layout.language === 'de' ? 'de' : 'en')
        : jsonOf(activity, layout);
    }
    case 'comment':
      return table.commentRow(n, timeline, catalogue, account);
    case 'chat':
      return table.chatRow(n, timeline, catalogue, account);
    case 'playlist':
      return table.playlistRow(n, timeline, catalogue);
    default:
      return list satisfies never;
  }
}
