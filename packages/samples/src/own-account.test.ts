import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { describe, expect, it } from 'vitest';
import { inventPerson } from './ground/person.ts';
import { filesOf, readArchive } from './testing/export-reading.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const sizeBytes = 20_000;
const seeds = ['1', '2', '3', 'demo-0', 'demo-1'];

/** Matches YouTube's ids of channels. */
const channelId = /\bUC[\w-]{22}/g;

async function sampleOf(platform: PlatformId, variant: string, seed: string) {
  const bytes = await sampleArchive(platform, variant, { sizeBytes, seed });
  const { inspection } = await readArchive(platform, bytes);
  const text = (await filesOf(bytes)).map(({ data }) => data.toString()).join('\n');
  return { ...inspection, channels: new Set(text.match(channelId)) };
}

describe.each(someLayouts(0))('samples of %s in the layout %s', (platform, variant) => {
  it('of different people share no account, no channel and no record', async () => {
    const samples = await Promise.all(seeds.map((seed) => sampleOf(platform, variant, seed)));
    for (const [i, sample] of samples.entries()) {
      for (const other of samples.slice(0, i)) {
        if (sample.accountKey !== undefined) expect(sample.accountKey).not.toBe(other.accountKey);
        expect(sample.sketch.filter((hash) => other.sketch.includes(hash))).toEqual([]);
        expect([...sample.channels].filter((id) => other.channels.has(id))).toEqual([]);
      }
    }
  });

  it('of one person have the same account, even if their records differ', async () => {
    const person = inventPerson('one and the same');
    const accountOf = async (seed: string) => {
      const bytes = await sampleArchive(platform, variant, { sizeBytes, seed, person });
      return (await readArchive(platform, bytes)).inspection.accountKey;
    };
    expect(await accountOf('a')).toBe(await accountOf('b'));
  });
});
