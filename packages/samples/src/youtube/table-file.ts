/** Generates the tables of a YouTube export: subscriptions, comments, live chats, playlists, the own channel. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';
import type { Catalogue } from './catalogue.ts';
import { personalText } from './record.ts';
import type { Wording } from './variant.ts';

export interface Account {
  readonly person: Person;
  readonly channelId: string;
}

const comments = [
  'so good',
  'how did you do that?',
  'again please',
  '"wow", she said',
  'I tried this, and it works',
  'first!',
];

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const row = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
const stamp = (seconds: number, fraction: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(fraction).padStart(6, '0')}+00:00`;

/** Writes a comment for a record of the timeline; the parts of its text are consecutive JSON objects. */
export function commentRow(
  n: number,
  timeline: Timeline,
  catalogue: Catalogue,
  { person, channelId }: Account,
): string {
  const text = personalText(comments, n, timeline, person);
  const friend = person.friends[timeline.pick(person.friends.length, n, 'friend')] ?? '';
  const mention =
    timeline.pick(9, n, 'mention') === 0 ? `${JSON.stringify({ text: `@${friend}`, mention: {} })},` : '';
  const at = stamp(timeline.told(n), timeline.pick(1e6, n, 'fraction'));
  const id = `Ugx${timeline.pick(1e9, n, 'id').toString(36)}AaABAg`;
  return row([
    id,
    channelId,
    at,
    '0',
    '',
    '',
    catalogue.watched(n).id,
    `${mention}${JSON.stringify({ text })}`,
    '',
  ]);
}

export function chatRow(
  n: number,
  timeline: Timeline,
  catalogue: Catalogue,
  { person, channelId }: Account,
): string {
  const text = JSON.stringify({ text: personalText(comments, n, timeline, person) });
  const at = stamp(timeline.told(n), timeline.pick(1e6, n, 'fraction'));
  return row([`Chat${timeline.pick(1e9, n, 'id')}`, channelId, at, '0', catalogue.watched(n).id, text]);
}

export function playlistRow(n: number, timeline: Timeline, catalogue: Catalogue): string {
  return row([
    catalogue.watched(n).id,
    `${new Date(timeline.told(n) * 1000).toISOString().slice(0, 19)}+00:00`,
  ]);
}

export function subscriptionRow(n: number, catalogue: Catalogue): string {
  const { id, name } = catalogue.channel(n);
  return row([id, `http://www.youtube.com/channel/${id}`, name]);
}

/** Writes a subscription in the format of before 2021. */
export function subscriptionJson(n: number, timeline: Timeline, catalogue: Catalogue): string {
  const { id, name } = catalogue.channel(n);
  return JSON.stringify({
    contentDetails: { activityType: 'all', newItemCount: 0, totalItemCount: 12 },
    etag: 'x',
    id: 'y',
    kind: 'youtube#subscription',
    snippet: {
      channelId: 'own',
      description: 'words of the channel',
      publishedAt: new Date(timeline.told(n) * 1000).toISOString(),
      resourceId: { channelId: id, kind: 'youtube#channel' },
      title: name,
    },
  });
}

/** Returns the files of the own channel and of the names of playlists, which must never be in a dataset. */
export function ownFiles({ person, channelId }: Account, { playlists }: Wording): Record<string, string> {
  const name = `${person.givenName} ${person.familyName}`;
  return {
    'channels/channel.csv': `Channel ID,Channel Country,Channel Title (Original),Channel Visibility\r\n${row([channelId, person.country, name, 'Public'])}`,
    [`${playlists}/playlists.csv`]: `Playlist ID,Add new videos to top,Playlist Title (Original),Playlist Title (Original) Language,Playlist Create Timestamp,Playlist Update Timestamp,Playlist Video Order,Playlist Visibility\r\n${row(['PLx', 'False', `${name} mix`, '', '2024-01-02T03:04:05+00:00', '2024-01-02T03:04:05+00:00', 'Manual', 'Private'])}`,
  };
}

/** Returns Google's profile, which an export has if more than YouTube was requested. */
export function profileOf({ givenName, familyName, email, birthdate }: Person): string {
  const name = { givenName, familyName, formattedName: `${givenName} ${familyName}` };
  return JSON.stringify({
    name,
    displayName: name.formattedName,
    emails: [{ value: email }],
    birthday: birthdate,
  });
}
