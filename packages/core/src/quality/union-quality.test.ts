import { describe, expect, it } from 'vitest';
import type { Quality } from '../contribution/contribution.ts';
import { inspectionOf } from '../export/testing/inspect-bytes.ts';
import { extendedFile, extendedPlays, testAsOfMs } from '../export/testing/spotify-history.ts';
import { zipOf } from '../export/testing/zip-bytes.ts';
import { shortSketch } from '../fingerprint/sketch.ts';
import { scoreQuality } from './score-quality.ts';
import { type JudgedUpload, shareOfUnion } from './union-quality.ts';

const asOfMs = testAsOfMs;

const history = extendedPlays(6_000);
type Plays = typeof history;

/** Judges pieces that one person sends one after another. */
async function judged(pieces: readonly Plays[]): Promise<Quality[]> {
  const earlier: JudgedUpload[] = [];
  for (const plays of pieces) {
    const inspection = await inspectionOf(await zipOf([extendedFile(plays)]));
    const sketch = shortSketch(inspection.sketch);
    const added = shareOfUnion({ inspection, sketch, earlier, asOfMs });
    const quality = scoreQuality({ inspection, novelty: 1, added, asOfMs });
    earlier.push({ sketch, days: inspection.counters.days ?? [], quality });
  }
  return earlier.map(({ quality }) => quality);
}

const scoresOf = async (pieces: readonly Plays[]): Promise<number[]> =>
  (await judged(pieces)).map(({ score }) => score);

const sum = (scores: readonly number[]): number => scores.reduce((all, score) => all + score, 0);
const whole = sum(await scoresOf([history]));

const inParts = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    history.slice((n * history.length) / count, ((n + 1) * history.length) / count),
  );
const dealt = (count: number) =>
  Array.from({ length: count }, (_, n) => history.filter((_play, at) => at % count === n));

describe('all uploads of one person together', () => {
  it.each([
    ['two halves', inParts(2)],
    ['three parts', inParts(3)],
    ['eight parts', inParts(8)],
    ['two pieces, alternating play by play', dealt(2)],
    ['a small part first', [history.slice(0, 700), history.slice(700)]],
    ['a large part first', [history.slice(0, 5_000), history.slice(5_000)]],
    ['the first half, then the whole', [history.slice(0, 3_000), history]],
    ['the whole, then the last half', [history, history.slice(3_000)]],
  ])('earn as much as one export with everything, sent as %s', async (_, pieces) => {
    const earned = sum(await scoresOf(pieces));
    expect(earned).toBeLessThanOrEqual(whole);
    expect(earned).toBeGreaterThanOrEqual(whole - 1);
  });

  it('never earn more, even if the checks doubt a piece', async () => {
    for (const pieces of [dealt(8), inParts(20)])
      expect(sum(await scoresOf(pieces))).toBeLessThanOrEqual(whole);
  });

  it('have a reason why the second earns little, which is not that its data is known', async () => {
    const reasons = (await judged(inParts(2))).map(
      ({ parts }) => parts.find(({ name }) => name === 'novelty')?.reason,
    );
    expect(reasons).toEqual([
      '100% of it was not contributed before.',
      expect.stringMatching(
        /^All exports of one person together earn .* this one adds \d+% of its own score\.$/,
      ),
    ]);
  });

  it('earn the full score for the first upload', async () => {
    expect(whole).toBeGreaterThan(5);
    expect(await scoresOf([history])).toEqual([whole]);
  });
});
