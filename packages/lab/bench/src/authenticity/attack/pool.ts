/** The pool of listeners in which invented histories of songs are judged. */
import { createHash } from 'node:crypto';
import { doubtsForReview, poolEvidence } from '@cgdx/core/authenticity/pool-evidence.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { createRecordHash } from '@cgdx/core/fingerprint/record-hash.ts';
import type { Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import { panelSketchOf, type Taste, tasteOf, thingsOf } from '@cgdx/core/fingerprint/testing/taste.ts';
import { type BenchmarkLine, line } from '../../measure/benchmark.ts';
import { spotifyIdOf } from './generator.ts';

export const hashKey = new Uint8Array(32).fill(3);

const people = 150;

/** Returns the same song for the same name, both for a listener and for an attacker with a list of hits. */
export const listedSong = (name: string): string =>
  `spotify:track:${spotifyIdOf(createHash('sha256').update(name).digest().subarray(0, 16))}`;

let panel: readonly Sketch[] | undefined;

function panelOf(): readonly Sketch[] {
  const recordHash = createRecordHash(hashKey);
  panel ??= Array.from({ length: people }, (_, person) =>
    panelSketchOf(thingsOf(person, tasteOf(person)).map(listedSong), recordHash),
  );
  return panel;
}

/** Returns whether an operator must review the upload. Only for Spotify is it known what a pool's people share. */
export const isHeld = (inspection: Inspection): boolean =>
  isForOperator(inspection, inspection.platform === 'spotify' ? panelOf() : []);

/**
 * Returns whether an operator must review the upload, in a pool that is too small to judge unless a `panel` is given.
 */
export const isForOperator = (
  { platform, runs, evidence }: Inspection,
  panel: readonly Sketch[] = [],
): boolean => doubtsForReview(poolEvidence(platform, runs?.things ?? [], panel), evidence).length > 0;

/** Counts the invented and the genuine uploads that an operator would have to review, in a small and in a full pool. */
export function poolLines(): BenchmarkLine[] {
  const everybody = Array.from({ length: 256 }, (_, person) => sketchOf(person));
  const heldOf = (things: readonly Sketch[], pool: readonly Sketch[]): number =>
    things.filter((each) => doubtsForReview(poolEvidence('spotify', each, pool), []).length > 0).length;
  const times = <Each>(count: number, make: (n: number) => Each): Each[] =>
    Array.from({ length: count }, (_, n) => make(n));
  const catalogue = (songs: number) => (n: number) =>
    panelSketchOf(times(songs, (song) => `invented ${n} ${song}`));
  const ofLanguage = (hits: number) => (n: number) => sketchOf(2_000 + n, { language: 99, own: 0.4, hits });
  const groups = {
    'other people': times(200, (n) => sketchOf(1_000 + n)),
    'a language that nobody has, one song in 17 a hit': times(100, ofLanguage(0.1)),
    'a language that nobody has, one song in 400 a hit': times(100, ofLanguage(0.004)),
    ...Object.fromEntries(
      [75, 150, 300, 1_000].map((songs) => [`invented, of ${songs} songs`, times(100, catalogue(songs))]),
    ),
  };
  return Object.entries(groups).flatMap(([who, things]) =>
    [64, 256].map((size) =>
      line(
        `pool: held, ${who}`,
        `${size} people`,
        '%',
        (100 * heldOf(things, everybody.slice(0, size))) / things.length,
        {},
      ),
    ),
  );
}

const sketchOf = (person: number, taste: Partial<Taste> = {}): Sketch =>
  panelSketchOf(thingsOf(person, { ...tasteOf(person), ...taste }));
