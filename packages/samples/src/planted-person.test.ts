import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { expect, test } from 'vitest';
import { inventPerson, type Person } from './person.ts';
import { samplePlatforms } from './sample-platform.ts';
import { writeSample } from './write-sample.ts';

const asOfMs = Date.UTC(2026, 10, 1);
/** All of a thousand people where PLANTED_PEOPLE says so; some of them in every run. */
const people = Number(process.env.PLANTED_PEOPLE ?? 8);

const platforms = Object.entries(samplePlatforms).flatMap(([platform, { variants }]) =>
  variants.map((variant) => [platform, variant] as const),
);

async function leavesOf(platform: string, variant: string, person: Person): Promise<string> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform, variant, sizeBytes: 150_000, seed: person.userName, asOfMs, person }, stream),
  ]);
  const source = {
    size: bytes.length,
    async *read(start: number, end: number) {
      yield bytes.subarray(start, end);
    },
  };
  const dataPoolId = parsePoolId(platform);
  if (!dataPoolId) throw new Error(`there is no pool ${platform}`);
  const hashKey = Buffer.alloc(32, 5);
  const result = await inspectExport({ source, dataPoolId, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') throw new Error(`${variant}: ${result.rejection.message}`);
  const parts = [JSON.stringify(result.inspection.findings), JSON.stringify(result.inspection.evidence)];
  await writeDataset({
    source,
    inspection: result.inspection,
    contributionId: 'c-1',
    placeholderKey: Buffer.alloc(32, 5),
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

test.each(platforms)(
  'nothing of any person leaves a %s export in the layout %s',
  async (platform, variant) => {
    for (let at = 0; at < people; at++) {
      const person = inventPerson(`planted ${at}`);
      const leaves = await leavesOf(platform, variant, person);
      const told = secretsOf(person).filter((secret) => leaves.includes(secret));
      expect(told, `person ${at}`).toEqual([]);
    }
  },
  600_000,
);
