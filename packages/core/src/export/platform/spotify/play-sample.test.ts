import { describe, expect, it } from 'vitest';
import { createPlaySample, distinctKeys, type SampledPlay } from './play-sample.ts';

const play = (i: number): SampledPlay => ({
  key: i * 31,
  end: 1_600_000_000 + i * 5000,
  ms: 1000,
  marks: i % 7,
  item: i,
  title: i,
});

const plays = Array.from({ length: 5000 }, (_, i) => play(i));

function sampleOf(list: readonly SampledPlay[], capacity?: number) {
  const sample = createPlaySample(capacity);
  for (const item of list) sample.add(item);
  return sample.finish();
}

describe('the sample of plays', () => {
  it('has every play of an ordinary export, ascending and without duplicates', () => {
    const sample = sampleOf([...plays].reverse().concat(plays));
    expect(sample).toMatchObject({ length: 5000, thinning: 1 });
    expect([...sample.end]).toEqual(plays.map(({ end }) => end));
    expect(distinctKeys(sample)).toBe(5000);
  });

  it('counts a play once that is known to the second and to the minute, beside others of that minute', () => {
    const minute = (seconds: number, key: number): SampledPlay => ({
      ...play(0),
      end: 1_599_999_960 + seconds,
      key,
    });
    const sample = sampleOf([minute(59, 7), minute(0, 7), minute(30, 8), minute(60, 9)]);
    expect(sample.length).toBe(4);
    expect(distinctKeys(sample)).toBe(3);
  });

  it('keeps whole days of a huge export, and stays within its limit', () => {
    const sample = sampleOf(plays, 1024);
    expect(sample.length).toBeLessThanOrEqual(512);
    expect(sample.thinning).toBeGreaterThan(1);
    const days = new Set([...sample.end].map((end) => Math.floor(end / 86_400)));
    const expected = plays.filter(({ end }) => days.has(Math.floor(end / 86_400)));
    expect(sample.length).toBe(expected.length);
  });

  it('depends only on the set of plays, not on order or repetition', () => {
    const once = sampleOf(plays, 1024);
    const shuffled = plays.map((_, i) => plays[(i * 1237) % plays.length] as SampledPlay);
    expect(sampleOf([...shuffled, ...plays, ...plays.slice(0, 999)], 1024)).toEqual(once);
  });
});
