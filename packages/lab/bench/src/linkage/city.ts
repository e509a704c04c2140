/**
 * A thousand people of one city, who share a time zone, working hours, charts and scenes. Each person's times of
 * activity follow one of five daily rhythms, slightly varied for each person and the same on all platforms; the amount
 * of activity is log-normally distributed. Half of the chosen items come from charts that everybody shares, by Zipf's
 * law, the rest from three of forty scenes, each with its own chart; every third choice repeats an earlier one.
 */
import type { DatasetRecord } from '@cgdx/core/export/contract/dataset-field.ts';
import { publicArtists } from '@cgdx/core/insight/list/artist.ts';
import { publicChannels } from '@cgdx/core/insight/list/channel.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type Random, randomOf, zipfOf } from './random.ts';
import { writeSentence } from './sentence.ts';

const firstMs = Date.parse('2025-01-01T00:00:00Z');
const dayMs = 86_400_000;
const days = 730;
const singaporeHours = 8;

/** Weights of the hours of a day in Singapore. */
const rhythms: readonly (readonly [hour: number, width: number][])[] = [
  [
    [8, 1.5],
    [13, 1],
    [20, 2],
  ],
  [
    [12, 2],
    [18, 2],
    [23, 2],
  ],
  [
    [10, 4],
    [16, 4],
  ],
  [
    [1, 2],
    [15, 3],
    [22, 3],
  ],
  [
    [7, 1],
    [12, 1],
    [19, 3],
  ],
];

interface Person {
  readonly id: number;
  readonly hours: readonly number[];
  readonly weekdays: readonly number[];
  readonly scenes: readonly number[];
}

export interface History {
  readonly person: number;
  /** Unordered, in the form of a platform's reader. */
  readonly records: readonly DatasetRecord[];
}

function personOf(id: number): Person {
  const random = randomOf(7_919 * (id + 1));
  const rhythm = rhythms[random.below(rhythms.length)] ?? [];
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const near = rhythm.map(([peak, width]) => {
      const off = Math.min(Math.abs(hour - peak), 24 - Math.abs(hour - peak));
      return Math.exp(-(off ** 2) / (2 * width ** 2));
    });
    return (0.02 + near.reduce((sum, each) => sum + each, 0)) * Math.exp(random.normal() * 0.25);
  });
  const weekend = Math.exp(random.normal() * 0.3);
  const weekdays = Array.from(
    { length: 7 },
    (_, day) => (day >= 5 ? weekend : 1) * Math.exp(random.normal() * 0.12),
  );
  return { id, hours, weekdays, scenes: Array.from({ length: 3 }, () => random.below(scenes)) };
}

function pick(weights: readonly number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, each) => sum + each, 0);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Returns a time at which the person may be active, in the format of an export. */
function momentOf({ hours, weekdays }: Person, random: Random): string {
  const most = Math.max(...weekdays);
  let day = random.below(days);
  // 2025-01-01 was a Wednesday.
  while (random.next() > (weekdays[(day + 2) % 7] ?? 0) / most) day = random.below(days);
  const seconds = (pick(hours, random) - singaporeHours) * 3_600 + random.below(3_600);
  return `${new Date(firstMs + day * dayMs + seconds * 1_000).toISOString().slice(0, 19)}Z`;
}

const scenes = 40;
const charts = 20_000;
const sceneItems = 2_000;
const everybody = zipfOf(charts, 0.9);
const ofScene = zipfOf(sceneItems, 0.9);
const itemsOfMaker = 12;
const repeated = 0.33;

/** Chooses items: numbers from 0 are those of the shared charts, followed by those of the scenes. */
function chooser({ scenes: own }: Person, random: Random): () => number {
  const before: number[] = [];
  return () => {
    const known = before[random.below(Math.max(1, before.length))];
    if (known !== undefined && random.next() < repeated) return known;
    const scene = own[random.below(own.length)] ?? 0;
    const item = random.next() < 0.5 ? everybody(random) : charts + scene * sceneItems + ofScene(random);
    before.push(item);
    return item;
  };
}

/** The items of one maker are neighbours in the charts; makers of the scenes are on no public list. */
const makerOf = (item: number, list: readonly string[]): string => {
  const maker = Math.floor(item / itemsOfMaker);
  return (item < charts ? list[maker] : undefined) ?? `Maker ${maker}`;
};

const base62 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digitsOf = (item: number, length: number): string => {
  let rest = item + 1;
  let digits = '';
  for (let at = 0; at < length; at++) {
    digits = (base62[rest % 62] ?? '0') + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

type Make = (person: Person, random: Random, choose: () => number) => DatasetRecord;

const play: Make = (person, random, choose) => {
  const item = choose();
  return {
    kind: 'play',
    at: momentOf(person, random),
    source: 'extended',
    medium: 'track',
    title: `Song ${item}`,
    creator: makerOf(item, publicArtists),
    uri: `spotify:track:${digitsOf(item, 22)}`,
    msPlayed: 30_000 + random.below(200_000),
    device: 'ios',
  };
};
const watch: Make = (person, random, choose) => {
  const item = choose();
  return {
    kind: 'watch',
    at: momentOf(person, random),
    product: 'youtube',
    video: digitsOf(item, 11),
    title: `Video ${item}`,
    creator: makerOf(item, publicChannels),
    fromAd: false,
  };
};
const clip: Make = (person, random, choose) => ({
  kind: 'watch',
  at: momentOf(person, random),
  video: String(7_000_000_000_000_000_000n + BigInt(choose())),
});
const written =
  (kind: string, field = 'text'): Make =>
  (person, random) => ({ kind, at: momentOf(person, random), [field]: writeSentence(random) });
const reaction =
  (words: readonly string[], field: string): Make =>
  (person, random) => ({
    kind: 'reaction',
    at: momentOf(person, random),
    [field]: words[random.below(words.length)] ?? '',
  });

/** What people do on each platform: the median number of records, and the form in which they are sold. */
const activities: Readonly<Partial<Record<PlatformId, readonly (readonly [median: number, make: Make])[]>>> =
  {
    spotify: [
      [400, play],
      [10, written('search', 'query')],
    ],
    youtube: [
      [300, watch],
      [6, written('comment')],
      [20, written('search', 'query')],
    ],
    tiktok: [
      [400, clip],
      [6, written('comment')],
      [60, reaction(['like', 'favorite', 'share'], 'action')],
    ],
    x: [[20, written('post')]],
    linkedin: [
      [5, written('share')],
      [8, written('comment')],
      [40, reaction(['like', 'praise', 'empathy'], 'reaction')],
    ],
    facebook: [
      [8, written('post')],
      [8, written('comment')],
      [60, reaction(['like', 'love', 'haha'], 'reaction')],
    ],
  };

export function historyOf(platform: PlatformId, id: number): History {
  const person = personOf(id);
  const random = randomOf(104_729 * (id + 1) + platform.charCodeAt(0) + platform.length);
  const choose = chooser(person, random);
  const records = (activities[platform] ?? []).flatMap(([median, make]) => {
    const count = Math.max(2, Math.round(median * Math.exp(random.normal() * 0.6)));
    return Array.from({ length: count }, () => make(person, random, choose));
  });
  return { person: id, records };
}
