import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectionOf } from '../export/testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays, testAsOfMs } from '../export/testing/spotify-history.ts';
import { zipOf } from '../export/testing/zip-bytes.ts';
import { platformIds } from '../pool/platform-id.ts';
import { heldParts } from './held-quality.ts';
import { qualityWeight } from './quality-weight.ts';
import { scoreQuality } from './score-quality.ts';

const plays = extendedPlays(2000);

const score = async (...files: { path: string; data: string | Uint8Array }[]) =>
  scoreQuality({ inspection: await inspectionOf(await zipOf(files)), novelty: 1, asOfMs: testAsOfMs });

describe('quality', () => {
  it('has six parts whose weights sum to 1', () => {
    expect(Object.values(qualityWeight).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
  });

  it('equals the sum of its parts to a tenth', async () => {
    const quality = await score(extendedFile(plays));
    const value = (name: string) => quality.parts.find((part) => part.name === name)?.value ?? 0;
    const sum = quality.parts.reduce((total, part) => total + part.value * (part.weight ?? 0), 0);
    expect(quality.score).toBe(Math.round(10 * value('gate') * value('novelty') * sum));
    expect(quality.parts.every(({ reason }) => reason.length > 10)).toBe(true);
  });

  it('is higher for more, longer and richer histories', async () => {
    const small = await score(extendedFile(extendedPlays(200)));
    const account = await score({
      path: 'MyData/StreamingHistory0.json',
      data: JSON.stringify(accountPlays(plays)),
    });
    const large = await score(extendedFile(extendedPlays(12_000)));
    expect(small.score).toBeLessThan(large.score);
    expect(account.score).toBeLessThan(large.score);
    expect(account.improve.join(' ')).toContain('Extended streaming history');
  });

  it('gives advice for the platform of the export', async () => {
    const inspection = await inspectionOf(await zipOf([extendedFile(extendedPlays(200))]));
    for (const platform of platformIds) {
      const bare = { ...inspection, platform, counters: { ...inspection.counters, filled: { sound: 0 } } };
      const { improve } = scoreQuality({ inspection: bare, novelty: 1, asOfMs: testAsOfMs });
      expect(improve.join(' ').includes('Spotify')).toBe(platform === 'spotify');
    }
  });

  it('rounds an estimated number of records to the digits that all estimates share', async () => {
    const { platform, variant, counters } = await inspectionOf(await zipOf([extendedFile(plays)]));
    const told = (distinctRecords: number) =>
      heldParts({ platform, variant, counters: { ...counters, distinctRecords } }, testAsOfMs).volume.reason;
    expect(told(1_023)).toMatch(/^1,023 different records; /);
    // one export, hashed with two keys
    expect(told(10_984)).toMatch(/^About 11,000 different records; /);
    expect(told(10_857)).toBe(told(10_984));
  });

  it('falls with novelty, to zero without it', async () => {
    const inspection = await inspectionOf(await zipOf([extendedFile(plays)]));
    const at = (novelty: number) => scoreQuality({ inspection, novelty, asOfMs: testAsOfMs });
    expect(at(0).score).toBe(0);
    expect(at(0.5).score).toBeLessThan(at(1).score);
    expect(at(0.5).improve.join(' ')).toContain('not contributed before');
  });

  it('falls with age, relative to the given time', async () => {
    const inspection = await inspectionOf(await zipOf([extendedFile(plays)]));
    const recency = (asOfMs: number) =>
      scoreQuality({ inspection, novelty: 1, asOfMs }).parts.find(({ name }) => name === 'recency')?.value;
    expect(recency(testAsOfMs)).toBe(1);
    expect(recency(testAsOfMs + 4 * 365 * 86_400_000)).toBe(0);
  });

  it('never rises when records are repeated', async () => {
    const few = extendedPlays(240);
    const original = await score(extendedFile(few));
    const exact = (quality: Awaited<ReturnType<typeof score>>) =>
      quality.parts.reduce((sum, part) => sum + part.value * (part.weight ?? 0), 0) *
      (quality.parts.find(({ name }) => name === 'gate')?.value ?? 0);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(few.length - 1), { minLength: 1, maxLength: 400 }),
        async (indexes) => {
          const repeated = indexes.map((i) => few[i]);
          const files = [extendedFile(few), extendedFile(repeated, 'MyData/endsong_9.json')];
          expect(exact(await score(...files))).toBeLessThanOrEqual(exact(original) + 1e-9);
          const inPlace = few.flatMap((play, i) => (indexes.includes(i) ? [play, play, play] : [play]));
          expect(exact(await score(extendedFile(inPlace)))).toBeLessThanOrEqual(exact(original) + 1e-9);
        },
      ),
      { numRuns: 20 },
    );
  });
});
