import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/inspect-export.ts';
import { describe, expect, it } from 'vitest';
import { forgeries } from '../forgery.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';
import { facebookVariants } from './variant.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const sizeBytes = 400_000;

async function inspected(input: Partial<WriteSampleInput> = {}, acceptSamples = true) {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform: 'facebook', sizeBytes, seed: '1', asOfMs, ...input }, stream),
  ]);
  return inspectExport({
    source: {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, end);
      },
    },
    dataPoolId: 'facebook',
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

describe('a Facebook sample', () => {
  it.each(facebookVariants)(
    'in the layout %s passes for genuine where samples are welcome alone',
    async (variant) => {
      for (const seed of ['1', '2', '3', '4', '5']) {
        const found = await inspectionOf({ variant, seed });
        expect(found).toMatchObject({
          variant: variant.replace('-de', ''),
          language: variant.endsWith('-de') ? 'de' : 'en',
          verdict: 'genuine',
          isSample: true,
          malformedRecords: 0,
        });
        expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
        expect(found.counters.parts.filter(({ isPresent }) => !isPresent)).toEqual([]);
        expect(found.readBytes / sizeBytes).toBeGreaterThan(0.75);
        expect(found.readBytes / sizeBytes).toBeLessThan(1.3);
      }
      expect(await inspected({ variant }, false)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    },
  );

  it.each(forgeries.flatMap((forge) => facebookVariants.map((variant) => [forge, variant] as const)))(
    'forged by %s in the layout %s is caught, whoever it is of',
    async (forge, variant) => {
      for (const seed of ['1', '2', '3']) {
        const result = await inspected({ forge, seed, variant });
        const verdict = result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
        expect(['not-genuine', 'suspicious']).toContain(verdict);
      }
    },
  );

  it('with its records repeated is no larger', async () => {
    const once = await inspectionOf({ sizeBytes: 130_000 });
    const thrice = await inspectionOf({ forge: 'duplicate' });
    expect(thrice.counters.distinctRecords / once.counters.distinctRecords).toBeLessThan(1.15);
  });

  it('counts a reaction that both lists of 2024 hold once', async () => {
    const found = await inspectionOf({ variant: 'json-2024' });
    expect(found.evidence.find(({ id }) => id === 'repeats')?.against).toBeLessThan(20);
  });
});
