/** Reads the advertisements that X showed, and the person's reactions to them. */

import type { DatasetField, DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { kind, time, word, written } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { actions, places, systems, targetings } from './ad-word.ts';
import { readEach, type XItem } from './x-item.ts';
import { isXId, readXTime } from './x-time.ts';

const shown: readonly DatasetField[] = [
  written('advertiser', 'Name under which it was shown; names of people replaced.'),
  word('place', 'Where on X: timeline, profile, search, conversation, trends, who-to-follow or other.'),
  word('system', 'ios, android, desktop or other.'),
  word('targeting', "Kinds of X's targeting that matched, in its own words, joined by commas."),
];

export const impressionKind: DatasetKind = kind(
  'ad-impression',
  'An advertisement that was shown to the person.',
  [time('at', 'When.'), ...shown],
);

export const engagementKind: DatasetKind = kind(
  'ad-engagement',
  'Something that the person did with an advertisement, or that X counted as such.',
  [
    time('at', 'When.'),
    word(
      'action',
      'view, video-start, video-quarter, ..., link, like, repost, reply, follow, block or other.',
    ),
    ...shown,
  ],
);

interface Ad {
  readonly fields: DatasetRecord;
  readonly at: string | undefined;
  readonly id: string;
  readonly key: string;
}

function adOf(raw: RawRecord): Ad {
  const post = rawText(rawRecord(raw.promotedTweetInfo)?.tweetId) ?? '';
  const advertiser = rawText(rawRecord(raw.advertiserInfo)?.advertiserName);
  const place = rawText(raw.displayLocation);
  const system = rawText(rawRecord(raw.deviceInfo)?.osType);
  return {
    at: readXTime(raw.impressionTime),
    id: isXId(post) ? post : '',
    key: `${advertiser ?? ''}|${post}|${place ?? ''}`,
    fields: {
      advertiser,
      place: place === null ? null : wordIn(places, place),
      system: system === null ? null : wordIn(systems, system.toLowerCase()),
      targeting: targetingOf(raw.matchedTargetingCriteria),
    },
  };
}

const wordIn = (words: Readonly<Record<string, string>>, text: string): string =>
  (Object.hasOwn(words, text) ? words[text] : undefined) ?? 'other';

function targetingOf(criteria: unknown): string | null {
  const kinds = new Set<string>();
  for (const { targetingType } of rawRecords(criteria)) {
    const kind = typeof targetingType === 'string' ? targetingType.toLowerCase() : '';
    if (targetings.has(kind)) kinds.add(kind);
  }
  return kinds.size === 0 ? null : [...kinds].sort().join(', ');
}

const adsOf = (raw: RawRecord, group: string): RawRecord | undefined =>
  rawRecord(rawRecord(rawRecord(raw.ad)?.adsUserData)?.[group]);

/** Returns all impressions in a record of the file; undefined for each without a time. */
export function readImpressions(raw: RawRecord): (XItem | undefined)[] {
  return readEach(adsOf(raw, 'adImpressions')?.impressions, (impression) => {
    const { at, id, key, fields } = adOf(impression);
    if (at === undefined) return [undefined];
    const clock = id === '' ? 'none' : 'about';
    return [{ at, id, clock, key, record: { kind: 'ad-impression', at, ...fields } }];
  });
}

export function readEngagements(raw: RawRecord): (XItem | undefined)[] {
  return readEach(adsOf(raw, 'adEngagements')?.engagements, (engagement) => {
    const { id, key, fields } = adOf(rawRecord(engagement.impressionAttributes) ?? engagement);
    return readEach(engagement.engagementAttributes, (attribute): readonly (XItem | undefined)[] => {
      const at = readXTime(attribute.engagementTime);
      if (at === undefined) return [undefined];
      const type = rawText(attribute.engagementType);
      const action = type === null ? null : wordIn(actions, type);
      const clock = id === '' ? 'none' : 'about';
      const record = { kind: 'ad-engagement', at, action, ...fields };
      return [{ at, id, clock, key: `${key}|${type ?? ''}`, record }];
    });
  });
}
