import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { describe, expect, inject, it } from 'vitest';
import { inventPerson } from './ground/person.ts';
import { spotifyVariants } from './spotify/spotify-sample.ts';
import { type WriteSampleInput, writeSample } from './write-sample.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const hashKey = Buffer.alloc(32, 3);

async function sample(input: Partial<WriteSampleInput> = {}): Promise<Buffer> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform: 'spotify', sizeBytes: 400_000, seed: '1', asOfMs, ...input }, stream),
  ]);
  return bytes;
}

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  async *read(start: number, end: number) {
    yield bytes.subarray(start, end);
  },
});

const inspect = (bytes: Buffer, acceptSamples = true) =>
  inspectExport({ source: sourceOf(bytes), platform: 'spotify', asOfMs, hashKey, acceptSamples });

async function inspectionOf(bytes: Buffer) {
  const result = await inspect(bytes);
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a Spotify sample', () => {
  it('has the same bytes for the same seed, and other bytes for another seed', async () => {
    expect(digest(await sample())).toBe(digest(await sample()));
    expect(digest(await sample())).not.toBe(digest(await sample({ seed: '2' })));
  });

  it.each(spotifyVariants)(
    'in the layout %s passes as genuine only where samples are accepted',
    async (variant) => {
      const bytes = await sample({ variant, sizeBytes: 1_500_000 });
      const inspection = await inspectionOf(bytes);
      expect(inspection).toMatchObject({ variant, verdict: 'genuine', isSample: true });
      expect(inspection.ledger?.records.notUnderstood).toEqual({});
      expect(inspection.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
      expect(await inspect(bytes, false)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    },
  );

  it.each([100_000, 400_000, 5_000_000])('of %d bytes is about that large', async (sizeBytes) => {
    const { readBytes } = await inspectionOf(await sample({ sizeBytes }));
    expect(readBytes / sizeBytes).toBeGreaterThan(0.75);
    expect(readBytes / sizeBytes).toBeLessThan(1.3);
  });

  it.runIf(inject('everyCase'))(
    'keeps a day of 24 hours and clocks that run forward at any size',
    async () => {
      const { evidence } = await inspectionOf(await sample({ variant: 'account', sizeBytes: 12_000_000 }));
      const against = (id: string) => evidence.find((item) => item.id === id)?.against;
      expect(against('full-days')).toBe(0);
      expect(against('order')).toBe(0);
    },
  );

  it('of another person shares nothing', async () => {
    const [one, two] = [await inspectionOf(await sample()), await inspectionOf(await sample({ seed: '2' }))];
    const shared = one.sketch.filter((hash) => two.sketch.includes(hash));
    expect(shared).toHaveLength(0);
  });

  it("does not contain the person's details after masking", async () => {
    const person = inventPerson('masked');
    const bytes = await sample({ variant: 'account', person });
    const written: string[] = [];
    const { manifest } = await writeDataset({
      source: sourceOf(bytes),
      inspection: await inspectionOf(bytes),
      offer: 'whole',
      contributionId: 'c',
      placeholderKey: Buffer.alloc(32, 5),
      sink: {
        async write(name, chunks) {
          const parts: Uint8Array[] = [];
          for await (const chunk of chunks) parts.push(chunk);
          if (!name.endsWith('.gz')) written.push(Buffer.concat(parts).toString());
        },
      },
    });
    expect(Object.keys(manifest.replaced)).toEqual(expect.arrayContaining(['EMAIL', 'PERSON', 'PHONE']));
    const secrets = [person.email, person.phone, person.street, person.userName, ...person.friends];
    for (const secret of secrets) expect(written.join('')).not.toContain(secret);
  });
});

describe('an invalid request', () => {
  it.each<[Partial<WriteSampleInput>, RegExp]>([
    [{ platform: 'myspace' }, /no platform "myspace".*spotify/],
    [{ variant: 'old' }, /no variant "old".*endsong/],
    [{ sizeBytes: 10 }, /smallest sample/],
  ])('%j is explained', async (input, message) => {
    await expect(sample(input)).rejects.toThrow(message);
  });
});
