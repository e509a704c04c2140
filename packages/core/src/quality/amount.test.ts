import { describe, expect, inject, it } from 'vitest';
import { inspectAnyAmount, inspectExport } from '../export/pass/inspect-export.ts';
import { inspectionOf, testHashKey } from '../export/testing/inspect-bytes.ts';
import { memorySource } from '../export/testing/memory-source.ts';
import { extendedFile, extendedPlays, type TestPlay, testAsOfMs } from '../export/testing/spotify-history.ts';
import { zipOf } from '../export/testing/zip-bytes.ts';
import { addedShare, decide, knownShare } from '../fingerprint/containment.ts';
import { amountOf } from './amount.ts';
import { scoreQuality } from './score-quality.ts';

async function inputOf(plays: readonly unknown[]) {
  const source = memorySource(await zipOf([extendedFile(plays)]));
  const given = {
    platform: 'spotify' as const,
    asOfMs: testAsOfMs,
    hashKey: testHashKey,
    acceptSamples: false,
  };
  return { source, ...given };
}

async function rejectionOf(plays: readonly unknown[]) {
  const result = await inspectExport(await inputOf(plays));
  return result.kind === 'rejected' ? result.rejection : undefined;
}

async function tellingOf(plays: readonly unknown[]) {
  const result = await inspectAnyAmount(await inputOf(plays));
  return result.kind === 'rejected' ? result.rejection.code : result.inspection.counters.tellingRecords;
}

const plays = extendedPlays(400);
const [first] = plays as [TestPlay];
const times = (count: number, play: (n: number) => object) =>
  Array.from({ length: count }, (_, n) => ({ ...first, ...play(n) }));
const later = (ms: number) => new Date(Date.parse(first.ts) + ms).toISOString().replace('.000', '');

describe('an export with too few records', () => {
  it('is refused below 100 telling records', async () => {
    expect(await rejectionOf(plays.slice(0, 99))).toMatchObject({
      code: 'too-little',
      message:
        'This export from Spotify holds too little: 99 of the 100 records that a data pool asks for at least.',
      advice: expect.stringMatching(/Extended streaming history.*spotify\.com\/account\/privacy/),
    });
    expect(await rejectionOf(plays.slice(0, 100))).toBeUndefined();
  });

  it('is refused with a single play', async () => {
    const bare = { ts: '2020-05-01T10:00:00Z', ms_played: 1 };
    expect(await rejectionOf([bare])).toMatchObject({
      code: 'too-little',
      message: expect.stringContaining(': 1 of the 100 records'),
    });
  });

  it.each<[what: string, made: readonly object[]]>([
    ['copies', times(300, () => ({}))],
    ['copies a little longer', times(300, (n) => ({ ms_played: first.ms_played + n }))],
    ['copies a second later each', times(300, (n) => ({ ts: later(n * 1000) }))],
    ['copies a minute later each', times(300, (n) => ({ ts: later(n * 60_000) }))],
    ['titles at one instant', times(300, (n) => ({ master_metadata_track_name: `Song ${n}` }))],
    ['plays without a time', times(300, (n) => ({ ts: null, master_metadata_track_name: `Song ${n}` }))],
    [
      'plays in the future',
      times(300, (n) => ({ ...plays[n], ts: new Date(testAsOfMs + (n + 3) * 86_400_000).toISOString() })),
    ],
    [
      'plays from before Spotify existed',
      times(300, (n) => ({ ...plays[n], ts: new Date(1e12 + n * 86_400_000).toISOString() })),
    ],
    ['impossible lengths', times(300, (n) => ({ ...plays[n], ms_played: -1 - n }))],
    [
      'impossible songs',
      times(300, (n) => ({ ...plays[n], spotify_track_uri: `spotify:track:${'Z'.repeat(22)}` })),
    ],
  ])('is not made larger by %s', async (_, made) => {
    const refused = expect.stringMatching(/^(too-little|nothing-read|not-genuine)$/);
    expect(await rejectionOf(made)).toMatchObject({ code: refused });
  });

  it('is not made larger by impossible plays among possible ones', async () => {
    const impossible = plays.slice(300, 302).map((play) => ({ ...play, ms_played: -1 }));
    expect(await tellingOf([...plays.slice(0, 300), ...impossible])).toBe(300);
  });

  it('is refused with the total number of records, and the reason why they do not count', async () => {
    const songs = times(60, (n) => ({ ts: later(n * 86_400_000 - 70 * 86_400_000) }));
    const copies = songs.flatMap((song) => [song, { ...song, ms_played: song.ms_played + 1 }]);
    expect(await rejectionOf(copies)).toMatchObject({
      message: expect.stringMatching(/: 60 of the 100 records .* It has 120 in all, but what has no time/),
    });
  });
});

describe('an export without readable records', () => {
  it('is refused, with what its entries lack', async () => {
    expect(await rejectionOf([{ a: 1 }])).toMatchObject({
      code: 'nothing-read',
      message: expect.stringContaining('its only entry lacks the time or the length of a play'),
    });
    expect(await rejectionOf([{ a: 1 }, {}])).toMatchObject({
      message: expect.stringContaining('each of its 2 entries lacks'),
    });
  });

  it.runIf(inject('everyCase'))(
    'is refused if its only record has a million nested or adjacent objects',
    async () => {
      const deep = `[${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}]`;
      const wide = `[{"a":[${Array.from({ length: 1e6 }, () => '{}').join(',')}]}]`;
      for (const data of [deep, wide]) {
        const source = memorySource(await zipOf([{ path: 'MyData/endsong_0.json', data }]));
        const result = await inspectExport({ ...(await inputOf([])), source });
        expect(result).toMatchObject({ kind: 'rejected', rejection: { code: 'nothing-read' } });
      }
    },
  );
});

describe('the amount', () => {
  it('multiplies the score by the square root of the share of a thousand records', () => {
    const amount = (tellingRecords: number) => amountOf({ tellingRecords, distinctRecords: 1e6 });
    expect([100, 250, 1000, 5000].map(amount)).toEqual([Math.sqrt(0.1), 0.5, 1, 1]);
  });

  it('of an older inspection without telling records is that of its distinct records', () => {
    expect(amountOf({ distinctRecords: 250 })).toBe(0.5);
  });

  it('is one of the parts of the score, and the first advice', async () => {
    const quality = async (count: number) => {
      const inspection = await inspectionOf(await zipOf([extendedFile(extendedPlays(count))]));
      return scoreQuality({ inspection, novelty: 1, asOfMs: testAsOfMs });
    };
    const small = await quality(250);
    expect(small.parts.find(({ name }) => name === 'amount')).toEqual({
      name: 'amount',
      value: 0.5,
      reason:
        '250 records tell something of their own: below 1,000 the whole score shrinks, here to 50% of it.',
    });
    expect(small.improve[0]).toMatch(/^With 1,000 records .* not 250, .*Extended streaming history/);
    expect(small.improve.join(' ')).not.toContain('More listening');
    const large = await quality(1200);
    expect(large.parts.find(({ name }) => name === 'amount')).toMatchObject({ value: 1 });
    expect(large.improve.join(' ')).not.toContain('shrink');
  });

  it('never increases the sum of the rewards for pieces of one history', async () => {
    const history = extendedPlays(3000);
    for (const pieces of [1, 2, 5, 10, 25]) {
      const size = history.length / pieces;
      const sketches: (readonly number[])[] = [];
      let sum = 0;
      let before = 0;
      for (let piece = 0; piece < pieces; piece++) {
        const part = history.slice(piece * size, (piece + 1) * size);
        const inspection = await inspectionOf(await zipOf([extendedFile(part)]));
        const { novelty } = decide(
          knownShare(inspection.sketch, sketches),
          addedShare(inspection.sketch, sketches),
        );
        sketches.push(inspection.sketch);
        const { score } = scoreQuality({ inspection, novelty, asOfMs: testAsOfMs });
        const enough = { ...inspection.counters, tellingRecords: 1000 };
        const without = scoreQuality({
          inspection: { ...inspection, counters: enough },
          novelty,
          asOfMs: testAsOfMs,
        });
        sum += score;
        before += without.score;
      }
      expect(sum, `${pieces} pieces`).toBeLessThanOrEqual(before);
      if (pieces >= 10) expect(sum, `${pieces} pieces`).toBeLessThan(0.8 * before);
    }
  });
});
