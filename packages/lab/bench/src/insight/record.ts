/** A million invented plays of many contributors, and their counts as masking makes them. */
import type { DatasetKind } from '@cgdx/core/export/contract/dataset-field.ts';
import { countKinds, kind, time, word } from '@cgdx/core/export/contract/dataset-kind.ts';
import { createRecordTally } from '@cgdx/core/export/dataset/record-tally.ts';
import { publicArtists } from '@cgdx/core/insight/list/artist.ts';
import { seededUniform } from '@cgdx/core/insight/made-up-contributors.ts';
import { type Summary, summaryOf } from '@cgdx/core/insight/summary.ts';

export interface Play {
  readonly at: string;
  readonly medium: string;
  readonly creator: string;
}

const [playKind] = countKinds(
  [kind('play', 'A play.', [time('at', 'When.'), word('medium', 'What.'), word('creator', 'Who.')])],
  { play: ['medium'] },
  [],
  { play: 'creator' },
) as [DatasetKind];

const secondsOf4Years = 4 * 365 * 86_400;

export function playsOf(contributor: number, count: number, untilMs: number): Play[] {
  const uniform = seededUniform(Math.imul(contributor + 1, 2_654_435_761));
  return Array.from({ length: count }, () => ({
    at: `${new Date(untilMs - Math.floor(uniform() * secondsOf4Years) * 1_000).toISOString().slice(0, 19)}Z`,
    medium: uniform() < 0.9 ? 'track' : 'episode',
    // A few artists get most plays.
    creator: publicArtists[Math.floor(uniform() ** 3 * 300)] ?? '',
  })).sort((a, b) => (a.at < b.at ? -1 : 1));
}

export function countPlays(plays: readonly Play[]): Summary {
  const tally = createRecordTally(playKind);
  for (const { at, medium, creator } of plays) tally?.count(['play', at, medium, creator]);
  return summaryOf('spotify', [{ kind: 'play', records: plays.length, tally: tally?.tally() }]);
}
