/**
 * Decides whether uploads of strangers are pieces of one history that somebody dealt out by the hour, by the day or by the week:
 * they are of the same things, and never of the same time. People who like the same things are active beside each other; pieces
 * leave each other room, and would meet as soon as one of them is moved a little.
 */
import { containment, knownShare } from './containment.ts';
import { comparableHours } from './day-hours.ts';
import { type RunSketches, thingSketchSize } from './item-run.ts';

export interface Piece {
  readonly runs: Pick<RunSketches, 'things' | 'hours'>;
  /** With activity, ascending, since 1970. */
  readonly days: readonly number[];
}

/**
 * What a piece shares with each other one: the rarer its things, the less strangers are among these. Each share is tried, as a
 * few strangers hide how the others fit.
 */
const sharedWithEach = [0.03, 0.1, 0.3] as const;
const sharedWithAll = 0.3;
/** The least share of the others' common things that the upload must have too: pieces of one history are not less alike. */
const shareOfTheirs = 0.5;

/** The fewest other people among whom a history is dealt: one other may be a second account or a partner. */
const fewestOthers = 2;

/** If as many meetings are expected, as few as `mostMeetings` of them happen by chance once in some hundreds. */
const fewestExpected = 6;
const mostMeetings = 0.1;
/** One history alone meets the others rarely: a meeting is not much of that. */
const mostOwnMeetings = 0.2;

/** The shifts, in hours or days, with which histories are compared. Two people's free days may alternate every week, but do not after a shift of some days. */
const movedHours = [[1, 2, 3]] as const;
const movedDays = [
  [1, 2, 3, 4, 5, 6],
  [7, 14, 21, 28],
] as const;

/** Returns those of the others that it is dealt out with; none if it is not. */
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
  // each beside its neighbour: enough pairs for a mean
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

/** Counts how often a history would be active with one of the others if it was moved. */
function meetingsOf(one: Times, others: Counts, by: number): number {
  let count = 0;
  for (const time of one) count += others.get(time + by) ?? 0;
  return count;
}

/**
 * Returns the places of those that leave the first one room, if they leave each other room, too.
 * `moves`: distances of several sorts, each of which has to tell.
 */
function fittingOf(
  histories: readonly (readonly number[])[],
  moves: readonly (readonly number[])[],
): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = histories.map((times) => new Set(times));
  const isApart = others.map((other) => ![...other].some((time) => first.has(time)));
  const apart = others.filter((_, at) => isApart[at]);
  if (apart.length < fewestOthers || !leaveRoom(apart, moves)) return new Set();
  // those that leave all others room but not the first one speak against it
  const apartCounts = countsOf(apart);
  const against = others.filter((other, at) => !isApart[at] && fits(other, apartCounts, moves));
  if (!fits(first, countsOf([...apart, ...against]), moves)) return new Set();
  return new Set(isApart.flatMap((is, at) => (is ? [at + 1] : [])));
}

/** Unmoved, two histories meet much less than moved by each sort of distance. */
const fits = (one: Times, others: Counts, moves: readonly (readonly number[])[]): boolean =>
  moves.every(
    (sort) =>
      meetingsOf(one, others, 0) <= mostOwnMeetings * meanOf(sort, (by) => meetingsOf(one, others, by)),
  );

function leaveRoom(histories: readonly Times[], moves: readonly (readonly number[])[]): boolean {
  const counts = countsOf(histories);
  /** Unmoved, each meeting is counted from both sides. */
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
