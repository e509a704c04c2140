import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, inject, test } from 'vitest';
import { inventPerson, type Person } from './ground/person.ts';
import { eachPlatform } from './testing/some-layouts.ts';
import { writeSample } from './write-sample.ts';

const asOfMs = Date.UTC(2026, 10, 1);
/** One person in every run; a thousand in `npm run test:full`. */
const people = inject('everyCase') ? 1_000 : 1;
/** The number of people whose names are words or in another script; each layout has different ones. */
const strangers = Math.max(2, Math.ceil(people / 10));
const longestMs = 3_600_000;
/** Spotify's samples are larger, since some plays are too short to count and a few of a thousand smaller samples would be refused. */
const sizeOf = (platform: PlatformId): number => (platform === 'spotify' ? 300_000 : 200_000);

const platforms = eachPlatform(2).map(([platform, variant], layout) => [platform, variant, layout] as const);

async function leavesOf(platform: PlatformId, variant: string, person: Person): Promise<string> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample(
      { platform, variant, sizeBytes: sizeOf(platform), seed: person.userName, asOfMs, person },
      stream,
    ),
  ]);
  const source = {
    size: bytes.length,
    async *read(start: number, end: number) {
      yield bytes.subarray(start, end);
    },
  };
  const hashKey = Buffer.alloc(32, 5);
  const result = await inspectExport({ source, platform, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') throw new Error(`${variant}: ${result.rejection.message}`);
  const parts = [JSON.stringify(result.inspection.findings), JSON.stringify(result.inspection.evidence)];
  await writeDataset({
    source,
    inspection: result.inspection,
    offer: 'whole',
    contributionId: 'c-1',
    placeholderKey: Buffer.alloc(32, 5),
    tagger: loadNameTagger(),
    sink: {
      async write(name, chunks) {
        const from = Readable.from(chunks);
        parts.push(name, await text(name.endsWith('.gz') ? from.pipe(createGunzip()) : from));
      },
    },
  });
  return parts.join('\n');
}

const secretsOf = (person: Person): string[] => [
  `${person.givenName} ${person.familyName}`,
  person.email,
  person.phone,
  person.phone.replaceAll(' ', ''),
  person.ipAddress,
  person.street,
  person.userName,
  ...person.friends,
];

/** Names that are also words of a language, and names in other scripts. */
const strangeNames: readonly (readonly [givenName: string, familyName: string])[] = [
  ['Rose', 'Blanco'],
  ['Mark', 'Summer'],
  ['Sol', 'Hill'],
  ['Will', 'Young'],
  ['小明', '王'],
  ['Иван', 'Соколов'],
  ['Ελένη', 'Παππά'],
  ['민준', '김'],
  ['Zoë', "O'Quillan"],
  ['Şeyma', 'Yıldız'],
  ['May', 'Winter'],
  ['Grace', 'Page'],
  ['Jan', 'de Boer'],
  ['يوسف', 'الخطيب'],
  ['נועה', 'לוי'],
  ['さくら', '山本'],
  ['สมชาย', 'ใจดี'],
  ['आरती', 'शर्मा'],
];

function strangePerson(at: number): Person {
  const nameAt = (i: number) => strangeNames[i % strangeNames.length] ?? ['Rose', 'Blanco'];
  const [givenName, familyName] = nameAt(at);
  const friends = Array.from({ length: 4 }, (_, i) => nameAt(at + 1 + i).join(' '));
  return { ...inventPerson(`strange ${at}`), givenName, familyName, friends };
}

test.each(platforms)(
  'the dataset of a %s export in the layout %s does not contain a person whose name is a word or in another script',
  async (platform, variant, layout) => {
    for (let at = 0; at < strangers; at++) {
      const person = strangePerson(layout * strangers + at);
      const leaves = await leavesOf(platform, variant, person);
      const told = secretsOf(person).filter((secret) => leaves.includes(secret));
      expect(told, person.givenName).toEqual([]);
    }
  },
  longestMs,
);

test.each(platforms)(
  'the dataset of a %s export in the layout %s does not contain the person',
  async (platform, variant) => {
    for (let at = 0; at < people; at++) {
      const person = inventPerson(`planted ${at}`);
      const leaves = await leavesOf(platform, variant, person);
      const told = secretsOf(person).filter((secret) => leaves.includes(secret));
      expect(told, `person ${at}`).toEqual([]);
    }
  },
  longestMs,
);
