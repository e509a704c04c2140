/** Writes a synthetic Facebook export of any size, in its layouts, and each forgery of it. */

import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { copiesOf, type Forgery } from '../ground/forgery.ts';
import { inventPerson } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import { createTimeline, daySeconds, sinceNewestSeconds, type Timeline } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { facebookJson } from './escape.ts';
import { layouts } from './layout.ts';
import { writeThreads } from './message-file.ts';
import { personFiles } from './person-file.ts';
import { type ListName, labelledReaction, type RecordInput, recordOf } from './record.ts';
import type { FacebookVariant } from './variant.ts';

type Input = CheckedSample<FacebookVariant>;

const spanSeconds = 9 * 365 * daySeconds;
const recordsPerChunk = 200;
/** The number of records from which the mean size of one is computed. */
const pilotRecords = 60;
const labelledRecords = 200;

/** The share of each list in the bytes, and the number of records in each of its files. */
const shares: readonly (readonly [list: ListName, share: number, perFile: number])[] = [
  ['post', 0.34, 10_000],
  ['comment', 0.15, Number.POSITIVE_INFINITY],
  ['reaction', 0.21, 2500],
  ['message', 0.18, 10_000],
  ['search', 0.03, Number.POSITIVE_INFINITY],
  ['notification', 0.03, Number.POSITIVE_INFINITY],
  ['photo', 0.06, 1000],
];
/** The number of records of these lists in one visit to Facebook. */
const sittingOf: Partial<Record<ListName, number>> = { reaction: 4, message: 6 };

export async function writeFacebookSample(zip: ZipWriter, input: Input): Promise<void> {
  const { seed, forge, person, asOfMs } = input;
  await zip.add(watermarkFile, [
    'Made by the sample generator of the CGDX marketplace. Nobody lives here.\n',
  ]);
  const people = forge === 'merge' ? [person, inventPerson(`${seed} other`)] : [person];
  const newest = Math.floor(asOfMs / 1000) - sinceNewestSeconds;
  for (const [who, owner] of people.entries()) {
    const folder = who === 0 ? '' : `facebook-${owner.userName}/`;
    await writePerson(zip, { ...input, person: owner }, who, folder, newest, people.length);
  }
}

async function writePerson(
  zip: ZipWriter,
  input: Input,
  who: number,
  folder: string,
  newest: number,
  people: number,
): Promise<void> {
  const { variant, person, seed, forge } = input;
  const layout = layouts[variant];
  const record: RecordInput = { variant, person, forge };
  const earlier = createRandom(`registered ${person.userName}`).between(60 * daySeconds, 330 * daySeconds);
  const registeredAt = newest - spanSeconds - earlier;
  for (const { name, value } of personFiles(person, who, registeredAt, variant)) {
    await zip.add(`${folder}${layout.small[name]}`, [facebookJson(value)]);
  }
  for (const [list, share, perFile] of shares) {
    const bytes = (input.sizeBytes * share) / people / copiesOf(forge);
    const timeline = timelineOf(list, bytes, `${seed} ${who}`, newest, record);
    if (list === 'message') {
      await writeThreads(zip, `${folder}${layout.threads}`, timeline, record, copiesOf(forge));
      continue;
    }
    const place = layout[list];
    const files = place.path.includes('#') ? Math.ceil(timeline.count / perFile) : 1;
    const size = Math.ceil(timeline.count / files);
    // albums are numbered from 0, other files from 1
    const first = list === 'photo' ? 0 : 1;
    for (let file = 0; file < files; file++) {
      const numbers = [file * size, Math.min(timeline.count, (file + 1) * size)] as const;
      const name = place.path.replace(
        '#',
        String(place.isNewestFirst ? file + first : files - 1 - file + first),
      );
      await zip.add(
        `${folder}${name}`,
        chunksOf(numbers, place.isNewestFirst, place.key, forge, (n) => recordOf(list, n, timeline, record)),
      );
    }
    if (list === 'reaction' && layout.labelled !== undefined) {
      const count = Math.min(labelledRecords, timeline.count);
      await zip.add(
        `${folder}${layout.labelled}`,
        chunksOf([0, count], true, undefined, forge, (n) => labelledReaction(n, timeline, record)),
      );
    }
  }
}

function timelineOf(
  list: ListName,
  bytes: number,
  seed: string,
  newest: number,
  record: RecordInput,
): Timeline {
  const make = (count: number) =>
    createTimeline({
      seed: `${list} ${seed}`,
      count,
      newest,
      spanSeconds,
      forge: record.forge,
      sitting: sittingOf[list] ?? 1,
    });
  const pilot = make(pilotRecords);
  let length = 0;
  for (let n = 0; n < pilotRecords; n++)
    length += facebookJson(recordOf(list, n, pilot, record), '  ').length;
  return make(Math.max(1, Math.round((bytes * pilotRecords) / length)));
}

function* chunksOf(
  [from, to]: readonly [number, number],
  isNewestFirst: boolean,
  key: string | undefined,
  forge: Forgery | undefined,
  record: (n: number) => object,
): Generator<string> {
  yield key === undefined ? '[' : `{\n  "${key}": [`;
  let before = '\n  ';
  for (let done = 0; done < to - from; done += recordsPerChunk) {
    let chunk = '';
    for (let i = done; i < Math.min(to - from, done + recordsPerChunk); i++) {
      const text = facebookJson(record(isNewestFirst ? from + i : to - 1 - i), '  ');
      for (let copy = 0; copy < copiesOf(forge); copy++) {
        chunk += before + text;
        before = ',\n  ';
      }
    }
    yield chunk;
  }
  yield key === undefined ? '\n]' : '\n  ]\n}';
}
