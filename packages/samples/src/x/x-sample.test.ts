import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/inspect-export.ts';
import { describe, expect, it } from 'vitest';
import { forgeries } from '../forgery.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';
import { type XVariant, xVariants } from './variant.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const sizeBytes = 300_000;

async function inspected(input: Partial<WriteSampleInput> = {}, acceptSamples = true) {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform: 'x', sizeBytes, seed: '1', asOfMs, ...input }, stream),
  ]);
  return inspectExport({
    source: {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, end);
      },
    },
    dataPoolId: 'x',
    asOfMs,
    hashKey: Buffer.alloc(32, 3),
    acceptSamples,
  });
}

async function inspectionOf(input: Partial<WriteSampleInput> = {}) {
  const result = await inspected(input);
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

/** What a reader calls the layout: in how many files the posts come does not matter. */
const seenAs = (variant: XVariant) => (variant === 'split' ? 'archive-2022' : variant);

describe('a sample of X', () => {
  it.each(xVariants)(
    'in the layout %s passes for genuine where samples are welcome alone',
    async (variant) => {
      for (const seed of ['1', '2', '3', '4', '5']) {
        const found = await inspectionOf({ variant, seed });
        expect(found).toMatchObject({
          variant: seenAs(variant),
          verdict: 'genuine',
          isSample: true,
          malformedRecords: 0,
        });
        expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
      }
      expect(await inspected({ variant }, false)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    },
  );

  it('has about the size that was wished for', async () => {
    for (const bytes of [500_000, 3_000_000]) {
      const { readBytes } = await inspectionOf({ sizeBytes: bytes });
      expect(readBytes / bytes).toBeGreaterThan(0.8);
      expect(readBytes / bytes).toBeLessThan(1.2);
    }
  });

  it.each(forgeries.flatMap((forge) => xVariants.map((variant) => [forge, variant] as const)))(
    'forged by %s in the layout %s is refused, whoever it is of',
    async (forge, variant) => {
      for (const seed of ['1', '2', '3']) {
        expect(await inspected({ forge, seed, variant })).toMatchObject({
          rejection: { code: 'not-genuine' },
        });
      }
    },
  );
});
