/**
 * Detects uploads of strangers that are pieces of one history, which somebody distributed by the hour, by the day or by the week.
 * Such pieces have the same things but are never active at the same time. People with the same tastes are sometimes active at
 * the same time; pieces are not, but would be as soon as one of them is shifted a little in time.
 */
import { containment, knownShare } from './containment.ts';
import { comparableHours } from './day-hours.ts';
import { type RunSketches, thingSketchSize } from './item-run.ts';

export interface Piece {
  readonly runs: Pick<RunSketches, 'things' | 'hours'>;
  /** The days with activity, ascending, since 1970. */
  readonly days: readonly number[];
}

/**
 * The least shares of common things with each other piece, tried in turn. A higher one admits fewer strangers, who could hide
 * that the true pieces fit together.
 */
const sharedWithEach = [0.03, 0.1, 0.3] as const;
const sharedWithAll = 0.3;
/** The least ratio of the upload's common things with the others to the others' common things with each other. */
const shareOfTheirs = 0.5;

/** The fewest other people of a distributed history, since a single one may be a second account or a partner. */
const fewestOthers = 2;

/** The fewest expected coincidences of activity. With so many expected, a share below `mostMeetings` occurs by chance once in some hundreds. */
const fewestExpected = 6;
const mostMeetings = 0.1;
/** The largest share of the expected coincidences for a single history, which has fewer of them. */
const mostOwnMeetings = 0.2;

/** The shifts, in hours or days, by which histories are compared. Two people's free days may alternate every week, but not after a shift of some days. */
const movedHours = [[1, 2, 3]] as const;
const movedDays = [
  [1, 2, 3, 4, 5, 6],
  [7, 14, 21, 28],
] as const;

/** Returns the other pieces of the same distributed history; none if the upload is not such a piece. */
export function dealtWith<Other extends Piece>(piece: Piece, others: readonly Other[]): Other[] {
  const shares = others.map((other) => ({ other, share: shareOf(piece, other) }));
  for (const least of sharedWithEach) {
    const alike = shares.filter(({ share }) => share >= least).map(({ other }) => other);
    if (alike.length < fewestOthers || sharedWith(piece, alike) < sharedWithAll) continue;
    const fitting = [
      fittingOf(
        [piece, ...alike].map(({ days }) => days),
        movedDays,
      ),
      fittingOf(comparableHours([piece, ...alike].map(({ runs }) => runs.hours)), movedHours),
    ];
    for (const places of fitting) {
      const dealt = alike.filter((_, at) => places.has(at + 1));
      if (dealt.length >= fewestOthers && isAsAlike(piece, dealt)) return dealt;
    }
  }
  return [];
}

const shareOf = (one: Piece, other: Piece): number =>
  containment(one.runs.things, other.runs.things, thingSketchSize);

const sharedWith = (piece: Piece, others: readonly Piece[]): number =>
  knownShare(
    piece.runs.things,
    others.map(({ runs }) => runs.things),
    thingSketchSize,
  );

function isAsAlike(piece: Piece, others: readonly Piece[]): boolean {
  // compares each only with the next, which gives enough pairs for a mean
  const theirs = others.map((other, at) => shareOf(other, others[(at + 1) % others.length] ?? other));
  const own = others.map((other) => shareOf(piece, other));
  return meanOf(own, (share) => share) >= shareOfTheirs * meanOf(theirs, (share) => share);
}

type Times = ReadonlySet<number>;

/** The number of histories that are active at each time. */
type Counts = ReadonlyMap<number, number>;

function countsOf(histories: readonly Times[]): Counts {
  const counts = new Map<number, number>();
  for (const times of histories) for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  return counts;
}

/** Counts coincidences of activity between a history that is shifted and the others. */
function meetingsOf(one: Times, others: Counts, by: number): number {
  let count = 0;
  for (const time of one) count += others.get(time + by) ?? 0;
  return count;
}

/**
 * Returns the indices of histories that are never active together with the first one, if they also avoid each other.
 * `moves`: groups of shifts; the histories must avoid each other compared with each group.
 */
function fittingOf(
  histories: readonly (readonly number[])[],
  moves: readonly (readonly number[])[],
): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = histories.map((times) => new Set(times));
  const isApart = others.map((other) => ![...other].some((time) => first.has(time)));
  const apart = others.filter((_, at) => isApart[at]);
  if (apart.length < fewestOthers || !leaveRoom(apart, moves)) return new Set();
  // histories that avoid all others but not the first one count against it
  const apartCounts = countsOf(apart);
  const against = others.filter((other, at) => !isApart[at] && fits(other, apartCounts, moves));
  if (!fits(first, countsOf([...apart, ...against]), moves)) return new Set();
  return new Set(isApart.flatMap((is, at) => (is ? [at + 1] : [])));
}

/** Returns whether a history coincides with the others much less than after the shifts of each group. */
const fits = (one: Times, others: Counts, moves: readonly (readonly number[])[]): boolean =>
  moves.every(
    (sort) =>
      meetingsOf(one, others, 0) <= mostOwnMeetings * meanOf(sort, (by) => meetingsOf(one, others, by)),
  );

function leaveRoom(histories: readonly Times[], moves: readonly (readonly number[])[]): boolean {
  const counts = countsOf(histories);
  /** Counts coincidences of all pairs after a shift; without a shift each is counted twice. */
  const meetings = (by: number): number =>
    histories.reduce((sum, own) => {
      let count = 0;
      for (const time of own) count += (counts.get(time + by) ?? 0) - (own.has(time + by) ? 1 : 0);
      return sum + count;
    }, 0);
  const together = meetings(0);
  return moves.every((sort) => {
    const expected = meanOf(sort, meetings);
    return expected >= 2 * fewestExpected && together <= mostMeetings * expected;
  });
}

const meanOf = <Each>(all: readonly Each[], count: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + count(each), 0) / all.length;
