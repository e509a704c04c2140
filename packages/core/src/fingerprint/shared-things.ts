/**
 * Computes how many things of a history other people have too, and how rarely a person of the panel shares as few. An invented
 * catalogue shares nothing. The usual share is measured in the panel: large for songs, small for videos.
 */
import type { Sketch } from './sketch.ts';

/** The hashes of a person's things, ascending, at most `panelSketchSize`. */
export type PanelSketch = Sketch;

/** The size of a person's sketch: enough for people with rare tastes, and small enough for a row of a table. */
export const panelSketchSize = 512;

/** The fewest people from whom the usual share is derived. */
export const fewestPeople = 60;

/** The fewest comparable things of a person who counts for the usual share. */
const fewestThings = 16;

/**
 * A person who has more than this share of the things is ignored, since their upload may be of the same invention. Two genuine
 * people share less, unless they have few things.
 */
const sameThings = 0.5;
const fewestSame = 3;

/** The least share that is assumed for a person, relative to the usual one: no real listener shared less. So accepted inventions do not excuse others. */
const leastOfUsual = 1 / 4;

export interface SharedThings {
  /** The number of comparable things that others have too. */
  readonly known: number;
  readonly of: number;
  /** The median share of the people, 0 to 1. */
  readonly usual: number;
  /** The probability, 0 to 1, that a person of the panel shares so few things. */
  readonly chance: number;
  /** The same probability for no shared thing, which is the smallest possible with this number of things. */
  readonly chanceOfNone: number;
}

/** `panel`: a sketch for each other person. Returns undefined if they are too few. */
export function sharedThings(things: PanelSketch, panel: readonly PanelSketch[]): SharedThings | undefined {
  if (panel.length < fewestPeople) return undefined;
  // half of the sketches cover all hashes up to this one, the median of their largest
  const upTo = panel.map(reachOf).sort((a, b) => a - b)[Math.floor(panel.length / 2)] as number;
  const holders = new Map<number, number[]>();
  for (const [person, sketch] of panel.entries())
    for (const hash of sketch) {
      if (hash > upTo) break;
      const known = holders.get(hash);
      if (known === undefined) holders.set(hash, [person]);
      else known.push(person);
    }
  const shares = panel
    .map((sketch, person) => knownOf(sketch, upTo, holders, person))
    .filter(({ of }) => of >= fewestThings)
    .map(({ known, of }) => known / of)
    .sort((a, b) => a - b);
  const usual = shares[Math.floor(shares.length / 2)] ?? 0;
  const own = knownOf(things, upTo, holders);
  const chanceOf = (known: number): number =>
    shares.reduce((sum, share) => sum + atMost(known, own.of, Math.max(share, usual * leastOfUsual)), 0) /
    Math.max(1, shares.length);
  return { ...own, usual, chance: chanceOf(own.known), chanceOfNone: chanceOf(0) };
}

/** Returns the largest hash that a sketch covers. */
const reachOf = (sketch: PanelSketch): number =>
  sketch.length < panelSketchSize ? Number.POSITIVE_INFINITY : (sketch.at(-1) as number);

/** `self`: the person's own index among the holders; undefined if the person is not in the panel. */
function knownOf(
  things: PanelSketch,
  upTo: number,
  holders: ReadonlyMap<number, readonly number[]>,
  self?: number,
) {
  const compared = things.filter((hash) => hash <= upTo);
  const shared = new Map<number, number>();
  for (const hash of compared)
    for (const person of holders.get(hash) ?? [])
      if (person !== self) shared.set(person, (shared.get(person) ?? 0) + 1);
  const most = Math.max(fewestSame, sameThings * compared.length);
  const vouches = (person: number): boolean => person !== self && (shared.get(person) ?? 0) < most;
  const known = compared.filter((hash) => holders.get(hash)?.some(vouches)).length;
  return { known, of: compared.length };
}

/** Returns the binomial probability of at most `count` known things of `of`, each known with probability `share`. */
function atMost(count: number, of: number, share: number): number {
  if (share >= 1) return count >= of ? 1 : 0;
  let term = (1 - share) ** of;
  let sum = 0;
  for (let known = 0; known <= count; known++) {
    sum += term;
    term *= ((of - known) / (known + 1)) * (share / (1 - share));
  }
  return Math.min(1, sum);
}
