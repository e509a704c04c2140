import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { describe, expect, test } from 'vitest';
import { forgeries } from './ground/forgery.ts';
import { whyUnseen } from './sample-platform.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { eachPlatform } from './testing/some-layouts.ts';
import type { WriteSampleInput } from './write-sample.ts';

/** Large enough for every check. */
const sizeBytes = 300_000;
const seeds = ['1', '2', '3'];

async function inspected(
  platform: PlatformId,
  variant: string,
  input: Partial<WriteSampleInput>,
  isWelcome = true,
) {
  return inspectExport({
    source: memorySource(await sampleArchive(platform, variant, { sizeBytes, ...input })),
    platform,
    asOfMs: sampleAsOfMs,
    hashKey: Buffer.alloc(32, 3),
    acceptSamples: isWelcome,
  });
}

async function inspectionOf(platform: PlatformId, variant: string, input: Partial<WriteSampleInput>) {
  const result = await inspected(platform, variant, input);
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

describe.each(eachPlatform(4))('a sample of %s in the layout %s', (platform, variant) => {
  test('passes as genuine for any person, and has about the requested size', async () => {
    for (const seed of seeds) {
      const found = await inspectionOf(platform, variant, { seed });
      expect(found, 'proves product.checked-authenticity').toMatchObject({
        verdict: 'genuine',
        isSample: true,
      });
      expect(found.ledger?.records.notUnderstood).toEqual({});
      expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
      expect(found.readBytes / sizeBytes).toBeGreaterThan(0.6);
      expect(found.readBytes / sizeBytes).toBeLessThan(1.4);
    }
  });

  test('is refused where samples are not accepted', async () => {
    expect(await inspected(platform, variant, {}, false)).toMatchObject({
      rejection: { code: 'synthetic-sample' },
    });
  });

  test.each(forgeries)('forged by %s is caught, or listed as undetectable', async (forge) => {
    // A different person in each layout.
    const seed = seeds[variant.length % seeds.length] as string;
    const result = await inspected(platform, variant, { forge, seed });
    const verdict = result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
    if (whyUnseen(platform, variant, forge) === undefined) expect(verdict).not.toBe('genuine');
    else if (result.kind === 'inspected') {
      expect(result.inspection.findings.map(({ label }) => label)).toContain('Not visible in such data');
    }
  });

  test('with every record three times counts each once', async () => {
    const result = await inspected(platform, variant, { forge: 'duplicate' });
    if (result.kind === 'rejected') return;
    const { counters, evidence, ledger } = result.inspection;
    const read = evidence.find(({ id }) => id === 'repeats')?.of ?? 0;
    expect(counters.distinctRecords / (read + (ledger?.records.twice ?? 0))).toBeLessThan(0.4);
  });
});

test('a LinkedIn archive gives the same result after a spreadsheet has saved it', async () => {
  const plain = await inspectionOf('linkedin', 'complete', {});
  const saved = await inspectionOf('linkedin', 're-saved', {});
  expect(saved.sketch).toEqual(plain.sketch);
  expect(saved.recordCounts).toEqual(plain.recordCounts);
  expect(saved.evidence).toEqual(plain.evidence);
});

test('a reaction in both of Facebook’s lists counts once', async () => {
  const found = await inspectionOf('facebook', 'json-2024', {});
  expect(found.evidence.find(({ id }) => id === 'repeats')?.against).toBeLessThan(20);
});
