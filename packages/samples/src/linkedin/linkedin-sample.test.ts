import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/write-dataset.ts';
import { describe, expect, it } from 'vitest';
import { forgeries } from '../forgery.ts';
import { inventPerson } from '../person.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';
import { linkedinVariants } from './linkedin-sample.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const sizeBytes = 400_000;

async function sample(input: Partial<WriteSampleInput> = {}): Promise<Buffer> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform: 'linkedin', sizeBytes, seed: '1', asOfMs, ...input }, stream),
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
  inspectExport({
    source: sourceOf(bytes),
    dataPoolId: 'linkedin',
    asOfMs,
    hashKey: Buffer.alloc(32, 3),
    acceptSamples,
  });

async function inspectionOf(bytes: Buffer) {
  const result = await inspect(bytes);
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

describe('a LinkedIn sample', () => {
  it.each(linkedinVariants)(
    'in the layout %s passes for genuine where samples are welcome alone',
    async (variant) => {
      const bytes = await sample({ variant });
      const found = await inspectionOf(bytes);
      const kindOf = { 're-saved': 'complete', 'complete-2021': 'complete' } as Record<string, string>;
      expect(found).toMatchObject({
        variant: kindOf[variant] ?? variant,
        verdict: 'genuine',
        isSample: true,
        malformedRecords: 0,
      });
      expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
      expect(found.readBytes / sizeBytes).toBeGreaterThan(0.75);
      expect(found.readBytes / sizeBytes).toBeLessThan(1.3);
      expect(await inspect(bytes, false)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    },
  );

  it('says the same however it was saved', async () => {
    const [plain, saved] = [
      await inspectionOf(await sample()),
      await inspectionOf(await sample({ variant: 're-saved' })),
    ];
    expect(saved.sketch).toEqual(plain.sketch);
    expect(saved.recordCounts).toEqual(plain.recordCounts);
    expect(saved.evidence).toEqual(plain.evidence);
  });

  it.each(forgeries)('forged by %s is caught, whoever it is of', async (forge) => {
    for (const seed of ['1', '2', '3']) {
      const result = await inspect(await sample({ forge, seed, variant: 'complete-2026' }));
      const verdict = result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
      expect(['not-genuine', 'suspicious']).toContain(verdict);
    }
  });

  it("loses the person's details when it is masked", async () => {
    const person = inventPerson('masked');
    const bytes = await sample({ person });
    const written: string[] = [];
    await writeDataset({
      source: sourceOf(bytes),
      inspection: await inspectionOf(bytes),
      contributionId: 'c',
      hashKey: Buffer.alloc(32, 5),
      sink: {
        async write(name, chunks) {
          const parts: Uint8Array[] = [];
          for await (const chunk of chunks) parts.push(chunk);
          if (!name.endsWith('.gz')) written.push(Buffer.concat(parts).toString());
        },
      },
    });
    for (const secret of [person.email, person.phone, person.street, person.userName]) {
      expect(written.join('')).not.toContain(secret);
    }
  });
});

describe('a wish for LinkedIn that cannot be met', () => {
  it.each<[Partial<WriteSampleInput>, RegExp]>([
    [{ variant: 'old' }, /no variant "old".*complete-2021/],
    [{ forge: 'magic' }, /no forgery "magic".*shift-day/],
  ])('%j is explained', async (input, message) => {
    await expect(sample(input)).rejects.toThrow(message);
  });
});
