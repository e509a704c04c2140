/**
 * Divides histories among fifty unrelated accounts, and counts the uploads held for an operator, in a pool of people
 * who play the same songs.
 */
import { poolEvidence } from '@cgdx/core/authenticity/pool-evidence.ts';
import { dealtWith, type Piece } from '@cgdx/core/fingerprint/dealt-history.ts';
import type { IndexedData } from '@cgdx/core/fingerprint/index-key.ts';
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
import { createMemoryIndex } from './memory-index.ts';

const accounts = 50;
const deals = 10;
const dealtDays = 730;
const strangers = 150;

/** `known`: the upload's things in the form of a panel. */
type Upload = IndexedData & Piece & { readonly known: Sketch };

function uploadOf(plays: readonly Play[]): Upload {
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

export function dealtLines(onNote: (note: string) => void): BenchmarkLine[] {
  const others = Array.from({ length: strangers }, (_, n) =>
    uploadOf(historyOf(5_000 + n, 100 + 5 * n).filter((play) => isActive(play, n))),
  );
  const lines = Object.entries(histories).flatMap(([whose, history]) =>
    Object.entries(ways).flatMap(([how, deal]) => {
      onNote(`${whose}, dealt ${how} ...`);
      return heldOf(`${whose} dealt ${how}`, others, (seed) => deal(history(seed), randomOf(seed)));
    }),
  );
  const index = createMemoryIndex<Upload>();
  for (const other of others) index.add(other);
  const isHeld = (other: Upload, at: number): boolean =>
    dealtWith(other, index.similarTo(other)).length > 0 ||
    poolEvidence(
      'spotify',
      other.known,
      others.toSpliced(at, 1).map(({ known }) => known),
    ).outcome === 'doubts';
  const held = others.filter(isHeld).length;
  return [...lines, line('duplicates: held as dealt, another’s', `${strangers} people`, 'people', held, {})];
}

/** Some people play every day, others only on some days. */
function isActive({ seconds }: Play, person: number): boolean {
  const share = [1, 0.5, 0.15][person % 3] ?? 1;
  return randomOf(person * 10_000 + Math.floor(seconds / daySeconds))() < share;
}

function heldOf(
  name: string,
  others: readonly Upload[],
  piecesOf: (seed: number) => Iterable<readonly Play[]>,
): BenchmarkLine[] {
  const panel = others.map(({ known }) => known);
  let heldDeals = 0;
  let held = 0;
  let sent = 0;
  let unknown = 0;
  let together = 0;
  for (let seed = 0; seed < deals; seed++) {
    const index = createMemoryIndex<Upload>();
    for (const other of others) index.add(other);
    const pieces = [...piecesOf(seed)].map(uploadOf);
    const isPiece = new Set(pieces);
    let most = 0;
    for (const piece of pieces) {
      sent++;
      const found = dealtWith(piece, index.similarTo(piece));
      index.add(piece);
      // The first division suffices to count these.
      if (seed === 0 && poolEvidence('spotify', piece.known, panel).outcome === 'doubts') unknown++;
      if (found.length > 0) held++;
      most = Math.max(most, found.filter((other) => isPiece.has(other)).length);
    }
    if (most > 0) heldDeals++;
    together += most / (pieces.length - 1);
  }
  const percent = (share: number) => 100 * share;
  return [
    line(`duplicates: held, ${name}`, `${deals} deals`, '% of deals', percent(heldDeals / deals), {}),
    line(`duplicates: held, ${name}`, `${deals} deals`, '% of accounts', percent(held / sent), {}),
    line(
      `duplicates: known to nobody, ${name}`,
      `${accounts} accounts`,
      '% of accounts',
      percent(unknown / accounts),
      {},
    ),
    line(
      `duplicates: shown together, ${name}`,
      `${deals} deals`,
      '% of accounts',
      percent(together / deals),
      {},
    ),
  ];
}
