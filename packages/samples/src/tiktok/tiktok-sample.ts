/** Writes a synthetic TikTok export of any size, in its layouts, and each forgery of it. */

import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { copiesOf } from '../ground/forgery.ts';
import { inventPerson } from '../ground/person.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import { createTimeline, daySeconds, sinceNewestSeconds, type Timeline } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { layouts } from './layout.ts';
import { type ListName, recordOf } from './record.ts';
import type { TiktokVariant } from './variant.ts';

type Input = CheckedSample<TiktokVariant>;

const spanSeconds = 3 * 365 * daySeconds;
const recordsPerChunk = 500;
const videosOfSitting = 12;

/** The share of each list in the bytes; most activity is watching. */
const shares: readonly (readonly [list: ListName, share: number])[] = [
  ['watch', 0.78],
  ['like', 0.12],
  ['favorite', 0.04],
  ['search', 0.04],
  ['comment', 0.02],
];

export async function writeTiktokSample(zip: ZipWriter, input: Input): Promise<void> {
  const { variant, person, seed, forge } = input;
  await zip.add(watermarkFile, [
    'Made by the sample generator of the CGDX marketplace. Nobody lives here.\n',
  ]);
  const people = forge === 'merge' ? [person, inventPerson(`${seed} other`)] : [person];
  for (const [n, owner] of people.entries()) {
    const lists = shares.map(([list, share]) => {
      const bytes = (input.sizeBytes * share) / people.length / copiesOf(forge);
      return [list, chunksOf(list, bytes, variant, `${seed} ${n}`, input)] as const;
    });
    for (const { name, chunks } of layouts[variant](owner, n, new Map(lists))) await zip.add(name, chunks);
  }
}

/** Yields the records of one list as texts, newest first; the layout joins them. */
function chunksOf(
  list: ListName,
  bytes: number,
  variant: TiktokVariant,
  seed: string,
  { asOfMs, forge, person }: Input,
): () => Iterable<string[]> {
  const newest = Math.floor(asOfMs / 1000) - sinceNewestSeconds;
  const timelineOf = (count: number): Timeline =>
    createTimeline({
      seed: `${seed} ${list}`,
      count,
      newest,
      spanSeconds,
      forge,
      // people watch several videos in a sitting
      sitting: list === 'watch' ? videosOfSitting : 1,
    });
  const pilot = recordOf(list, 0, timelineOf(1), variant, person).length + 2;
  const timeline = timelineOf(Math.max(1, Math.floor(bytes / pilot)));
  return function* () {
    for (let from = 0; from < timeline.count; from += recordsPerChunk) {
      const chunk: string[] = [];
      for (let n = from; n < Math.min(timeline.count, from + recordsPerChunk); n++) {
        const record = recordOf(list, n, timeline, variant, person);
        for (let copy = 0; copy < copiesOf(forge); copy++) chunk.push(record);
      }
      yield chunk;
    }
  };
}
