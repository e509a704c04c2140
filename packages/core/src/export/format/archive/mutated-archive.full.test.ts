import { describe, expect, it } from 'vitest';
import { inspectBytes } from '../../testing/inspect-bytes.ts';
import { extendedFile, extendedPlays } from '../../testing/spotify-history.ts';
import { zipOf } from '../../testing/zip-bytes.ts';

const mutations = 1500;

describe('an archive in which bytes were changed at random', () => {
  it('is inspected or refused, and never causes an internal error', async () => {
    const original = await zipOf([extendedFile(extendedPlays(40))]);
    const outcomes = new Map<string, number>();
    let state = 12345;
    const random = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let i = 0; i < mutations; i++) {
      const bytes = Buffer.from(original);
      // half of the changes hit the headers at the end, where the structure is
      const from = i % 2 === 0 ? 0 : bytes.length - 200;
      for (let n = random(3); n >= 0; n--) bytes[from + random(bytes.length - from)] = random(256);
      const result = await inspectBytes(bytes);
      const outcome = result.kind === 'rejected' ? result.rejection.code : result.kind;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(outcomes.get('damaged-entry')).toBeGreaterThan(10);
    expect(outcomes.get('inspected')).toBeGreaterThan(10);
  });

  it('rethrows an error of the source', async () => {
    const bytes = await zipOf([extendedFile(extendedPlays(3000))]);
    const failure = new Error('connection reset');
    const broken = {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, start + 1);
        if (end > 0) throw failure;
      },
    };
    await expect(inspectBytes(bytes, { source: broken })).rejects.toMatchObject({ cause: failure });
  });
});
