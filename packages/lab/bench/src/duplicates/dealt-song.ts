/** Divides histories of songs among unrelated accounts, in a pool of people who play the same songs. */
import { poolEvidence } from '@cgdx/core/authenticity/pool-evidence.ts';
import type { Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import {
  daySeconds,
  fingerprintOf,
  historyOf,
  type Play,
  randomOf,
  runsIn,
} from '@cgdx/core/fingerprint/testing/changed-history.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { accounts, heldLines, heldOf, type Upload, wronglyHeld } from './dealt.ts';

const deals = 10;
const dealtDays = 730;
const strangers = 150;

/** `known`: the upload's things in the form of a panel. */
type SongUpload = Upload & { readonly known: Sketch };

function uploadOf(plays: readonly Play[]): SongUpload {
  const days = new Set(plays.map(({ seconds }) => Math.floor(seconds / daySeconds)));
  return { ...fingerprintOf(plays), days: [...days], known: runsIn(plays).things };
}

type Deal = (plays: readonly Play[], random: () => number) => Iterable<readonly Play[]>;

const byBlocks =
  (seconds: number): Deal =>
  (plays) =>
    Map.groupBy(plays, (play) => Math.floor(play.seconds / seconds) % accounts).values();

const ways: Readonly<Record<string, Deal>> = {
  'by the hour': byBlocks(3_600),
  'by the day': byBlocks(daySeconds),
  'by the week': byBlocks(7 * daySeconds),
  // Measured, but without a guaranteed result.
  'by the play': (plays, random) => Map.groupBy(plays, () => Math.floor(accounts * random())).values(),
};

/** A generator with a single catalogue: two thousand songs that nobody else has. */
function inventedHistory(seed: number): Play[] {
  const random = randomOf(seed);
  return historyOf(seed, dealtDays).map((play) => {
    const song = Math.floor(2_000 * random() ** 2);
    return { ...play, id: `invented ${seed} ${song}`, title: `Song ${song}`, artist: `artist ${song % 90}` };
  });
}

const histories: Readonly<Record<string, (seed: number) => Play[]>> = {
  'one generator': inventedHistory,
  'one person': (seed) => historyOf(seed, dealtDays),
};

export function dealtSongLines(onNote: (note: string) => void): BenchmarkLine[] {
  const others = Array.from({ length: strangers }, (_, n) =>
    uploadOf(historyOf(5_000 + n, 100 + 5 * n).filter((play) => isActive(play, n))),
  );
  const panel = others.map(({ known }) => known);
  const isUnknown = ({ known }: SongUpload, people: readonly Sketch[]) =>
    poolEvidence('spotify', known, people).outcome === 'doubts';
  const lines = Object.entries(histories).flatMap(([whose, history]) =>
    Object.entries(ways).flatMap(([how, deal]) => {
      onNote(`${whose}, dealt ${how} ...`);
      const all = Array.from({ length: deals }, (_, seed) => {
        const pieces = [...deal(history(seed), randomOf(seed))].map(uploadOf);
        return { pieces, ...heldOf(pieces, others) };
      });
      // The first deal suffices to count these.
      const first = all[0]?.pieces ?? [];
      const unknown = first.filter((piece) => isUnknown(piece, panel)).length;
      const what = `${whose} dealt ${how}`;
      return [
        ...heldLines(what, all),
        line(
          `duplicates: known to nobody, ${what}`,
          `${accounts} accounts`,
          '% of accounts',
          (100 * unknown) / accounts,
          {},
        ),
      ];
    }),
  );
  const strange = others.filter((other, at) => isUnknown(other, panel.toSpliced(at, 1))).length;
  const size = `${strangers} people`;
  return [
    ...lines,
    line('duplicates: held as dealt, another’s', size, 'people', wronglyHeld(others), {}),
    line('duplicates: known to nobody, another’s', size, 'people', strange, {}),
  ];
}

/** Some people play every day, others only on some days. */
function isActive({ seconds }: Play, person: number): boolean {
  const share = [1, 0.5, 0.15][person % 3] ?? 1;
  return randomOf(person * 10_000 + Math.floor(seconds / daySeconds))() < share;
}
