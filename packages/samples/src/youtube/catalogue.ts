/** Generates channels and videos with possible ids, each from its number. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import { idDigits, videoIdFrom } from '@cgdx/core/export/platform/youtube/youtube-id.ts';
import type { Forgery } from '../ground/forgery.ts';
import type { Person } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';
import type { Timeline } from '../ground/timeline.ts';

export interface Video {
  readonly id: string;
  readonly title: string;
  readonly channelId: string;
  readonly channel: string;
  readonly isMusic: boolean;
}

/** All videos and channels for a person with `count` watches. */
export interface Catalogue {
  /** Returns the video of watch `n`. */
  watched(n: number): Video;
  channel(n: number): { readonly id: string; readonly name: string };
  readonly channels: number;
}

const things = [
  'lighthouses',
  'sourdough',
  'model trains',
  'tidal pools',
  'old bicycles',
  'tiny houses',
  'street noodles',
  'card tricks',
  'night skies',
  'wooden boats',
  'board games',
  'bonsai & moss',
  'retro consoles',
  'café racers',
  'paper planes',
  'hidden valleys',
] as const;
const forms = [
  'How I restored # in 30 days',
  '# for beginners',
  'Top 10 # of the year',
  'The truth about "#"',
  'Why nobody talks about # anymore',
  'I tried # for a week 😅',
  '# | full documentary',
  'Building # from scratch <part 2>',
] as const;
const makers = [
  'Velvet Workshop',
  'Studio Nimbus',
  'Copper & Clay',
  'Das Labor',
  'El Faro Rojo',
  'Koi Pond',
  'Northern Reel',
  'Atelier Brume',
  'Sunday Static',
  'Ninety Knots',
] as const;
const songs = [
  'Harbour Lights',
  'Monsoon Radio',
  'Paper Moon Avenue',
  'Half a Satellite',
  'Slow Orchard',
] as const;

const sizes = [
  'small',
  'large',
  'old',
  'new',
  'strange',
  'simple',
  'cheap',
  'perfect',
  'broken',
  'famous',
] as const;
const looks = [
  'green',
  'blue',
  'yellow',
  'red',
  'white',
  'black',
  'grey',
  'purple',
  'orange',
  'golden',
] as const;

/** Returns one of 100 moods for a title. */
const moodOf = (video: number): string =>
  `${sizes[Math.floor(video / looks.length) % sizes.length]} ${looks[video % looks.length]}`;

/** The possible last digits of a channel's id: 22 digits of 6 bits encode 128 bits, so the last four bits are unused. */
const lastDigits = 'AQgw';

/** One channel in six makes music. */
const musicEvery = 6;
/** The number of ends of ids to pick from; marking raises an end by up to 96. */
const ends = 2 ** 16 - 97;

/** Returns the person's own channel, which is unique and the same in later exports. */
export function ownChannelId({ userName }: Person): string {
  const random = createRandom(`channel ${userName}`);
  const digits = Array.from({ length: 21 }, () => random.pick([...idDigits]));
  return `UC${digits.join('')}${random.pick([...lastDigits])}`;
}

export function createCatalogue(timeline: Timeline, forge: Forgery | undefined, sitting: number): Catalogue {
  const channels = 40 + Math.floor(Math.sqrt(timeline.count));
  const videosOfChannel = Math.max(30, Math.floor(timeline.count / 500));
  const { pick } = timeline;
  const digits = (n: number, use: string) => {
    const value = pick(2 ** 24, n, use);
    return `${idDigits[value >> 18]}${idDigits[(value >> 12) & 63]}${idDigits[(value >> 6) & 63]}${idDigits[value & 63]}`;
  };
  const counter = (n: number, length: number) => {
    let text = '';
    for (let rest = n; text.length < length; rest = Math.floor(rest / 64))
      text = idDigits.charAt(rest % 64) + text;
    return text;
  };
  const videoId = (n: number) => {
    if (forge === 'generated') return `${counter(n, 10)}A`;
    const start = digits(n, 'id a') + digits(n, 'id b');
    if (forge === 'invented-ids') return `${start}${digits(n, 'id c').slice(1)}`;
    return videoIdFrom(start, markedLength(start, pick(ends, n, 'id end')));
  };
  const channelId = (n: number) => {
    if (forge === 'generated') return `UC${counter(n, 21)}A`;
    const start = ['a', 'b', 'c', 'd', 'e'].map((part) => digits(n, `channel ${part}`)).join('');
    const last =
      forge === 'invented-ids'
        ? digits(n, 'channel f').slice(2)
        : `${idDigits[pick(64, n, 'channel f')]}${lastDigits[pick(4, n, 'channel g')]}`;
    return `UC${start}${last}`;
  };
  const isMusic = (channel: number) => channel % musicEvery === 1;
  const nameOf = (channel: number) => {
    const name = `${makers[pick(makers.length, channel, 'maker')]} ${channel + 1}`;
    return isMusic(channel) ? `${name} - Topic` : name;
  };
  const titleOf = (channel: number, video: number) =>
    isMusic(channel)
      ? `${songs[pick(songs.length, video, 'song')]} (${moodOf(video)} version)`
      : (forms[pick(forms.length, video, 'form')] ?? '').replace(
          '#',
          `${moodOf(video)} ${things[pick(things.length, video, 'thing')]}`,
        );
  return {
    channels,
    channel: (n) => ({ id: channelId(n), name: nameOf(n) }),
    watched(n) {
      // people stay with a channel for a while, and mostly return to a few channels
      const favourite = (record: number, use: string) =>
        Math.floor(channels * (pick(1e6, record, use) / 1e6) ** 3);
      const stays = pick(10, n, 'stays') < 4;
      const channel = stays ? favourite(n - (n % sitting), 'sitting') : favourite(n, 'channel');
      const video = channel * videosOfChannel + pick(videosOfChannel, n, 'video');
      return {
        id: videoId(forge === 'generated' ? n : video),
        title: titleOf(channel, video),
        channelId: channelId(channel),
        channel: nameOf(channel),
        isMusic: isMusic(channel),
      };
    },
  };
}
