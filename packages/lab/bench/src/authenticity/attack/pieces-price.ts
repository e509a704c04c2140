/**
 * Measures the reward of real histories that are misused: sent whole, divided play by play among strangers, or merged
 * with another.
 */

import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import {
  extendedFile,
  extendedPlays,
  type TestPlay,
  testAsOfMs,
} from '@cgdx/core/export/testing/spotify-history.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { type BenchmarkLine, line } from '../../measure/benchmark.ts';

const plays = 12_000;
const accounts = 50;
/** For the pool of Spotify's records. */
const cgdxOfScore = 10;

async function earned(history: readonly TestPlay[]): Promise<number> {
  const result = await inspectExport({
    source: memorySource(await zipOf([extendedFile(history)])),
    platform: 'spotify',
    asOfMs: testAsOfMs,
    hashKey: new Uint8Array(32).fill(3),
    acceptSamples: false,
  });
  if (result.kind === 'rejected') return 0;
  const { inspection } = result;
  return cgdxOfScore * scoreQuality({ inspection, novelty: 1, asOfMs: testAsOfMs }).score;
}

export async function piecesLines(): Promise<BenchmarkLine[]> {
  const history = extendedPlays(plays);
  const random = randomOf(4);
  const dealt = async (accountOf: (play: TestPlay) => number): Promise<number> => {
    let cgdx = 0;
    for (const piece of Map.groupBy(history, accountOf).values()) cgdx += await earned(piece);
    return cgdx;
  };
  const byBlocks = (seconds: number) =>
    dealt(({ ts }) => Math.floor(Date.parse(ts) / 1_000 / seconds) % accounts);
  const merged = [...history, ...extendedPlays(plays, 3)].sort((a, b) => (a.ts < b.ts ? -1 : 1));
  const priced = (what: string, size: string, cgdx: number) =>
    line(`attack: a history of ${plays} plays, ${what}`, size, 'CGDX', cgdx, {});
  return [
    priced('sent whole', '1 account', await earned(history)),
    // Detection of divided histories is measured in the benchmark of duplicates.
    priced('dealt by the hour', `${accounts} accounts`, await byBlocks(3_600)),
    priced('dealt by the day', `${accounts} accounts`, await byBlocks(86_400)),
    priced('dealt by the week', `${accounts} accounts`, await byBlocks(7 * 86_400)),
    priced('dealt by the play', `${accounts} accounts`, await dealt(() => Math.floor(accounts * random()))),
    priced('merged with another’s', '1 account', await earned(merged)),
  ];
}
