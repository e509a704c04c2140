import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/inspect-export.ts';
import { describe, expect, it } from 'vitest';
import { type Forgery, forgeries } from '../forgery.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';
import { layouts, youtubeVariants } from './variant.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const sizeBytes = 400_000;

/** Ids of videos tell no time: what moves all times alike leaves no trace. */
const unseen: readonly Forgery[] = ['shift-day', 'shift-month'];

async function inspected(input: Partial<WriteSampleInput> = {}, acceptSamples = true) {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeSample({ platform: 'youtube', sizeBytes, seed: '1', asOfMs, ...input }, stream),
  ]);
  return inspectExport({
    source: {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, end);
      },
    },
    dataPoolId: 'youtube',
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

describe('a YouTube sample', () => {
  it.each(youtubeVariants)(
    'in the layout %s passes for genuine where samples are welcome alone',
    async (variant) => {
      const { isPage, language, isOld } = layouts[variant];
      for (const seed of ['1', '2', '3']) {
        const found = await inspectionOf({ variant, seed });
        expect(found).toMatchObject({
          variant: isPage ? 'html' : 'json',
          language,
          verdict: 'genuine',
          isSample: true,
          malformedRecords: 0,
        });
        expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
        expect(Object.keys(found.recordCounts).sort()).toEqual(
          isOld
            ? ['search', 'subscription', 'watch']
            : ['comment', 'playlist-item', 'search', 'subscription', 'watch'],
        );
        expect(found.readBytes / sizeBytes).toBeGreaterThan(0.75);
        expect(found.readBytes / sizeBytes).toBeLessThan(1.3);
      }
      expect(await inspected({ variant }, false)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    },
  );

  it.each(
    forgeries
      .filter((forge) => !unseen.includes(forge))
      .flatMap((forge) => youtubeVariants.map((variant) => [forge, variant] as const)),
  )('forged by %s in the layout %s is caught, whoever it is of', async (forge, variant) => {
    for (const seed of ['1', '2', '3']) {
      const result = await inspected({ forge, seed, variant });
      const verdict = result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
      expect(['not-genuine', 'suspicious']).toContain(verdict);
    }
  });

  it.each(unseen)('forged by %s says that such a thing cannot be seen', async (forge) => {
    const { verdict, findings } = await inspectionOf({ forge });
    expect(verdict).toBe('genuine');
    expect(findings.find(({ label }) => label === 'Not visible in such data')?.value).toMatch(
      /moved by the same amount/,
    );
  });

  it('with its records repeated is no larger', async () => {
    const once = await inspectionOf({ sizeBytes: 130_000 });
    const thrice = await inspectionOf({ forge: 'duplicate' });
    expect(thrice.counters.distinctRecords / once.counters.distinctRecords).toBeLessThan(1.1);
  });
});
