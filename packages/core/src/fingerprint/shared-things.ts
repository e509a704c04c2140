/**
 * Says how much of a history is of things that others have as well, and how rarely one of them shares as little. An invented
 * catalogue shares nothing. How much people share is theirs to say: much of songs, little of videos.
 */
import type { Sketch } from './sketch.ts';

/** Hashes of things of one person, ascending: at most `panelSketchSize`. */
export type PanelSketch = Sketch;

/** People with tastes of their own are found among so many, and a row of a table has room for them. */
export const panelSketchSize = 512;

/** Fewer people do not tell what is usual. */
export const fewestPeople = 60;

/** Things of one person that are compared, at least, to count among what is usual. */
const fewestThings = 16;

/**
 * Somebody who has so many of the things vouches for none of them: another upload of the same invention. Two people share
 * less, unless what they have is little.
 */
const sameThings = 0.5;
const fewestSame = 3;

/** Nobody is taken to share less than this part of what is usual, as no real listener did: so inventions that were accepted excuse no other. */
const leastOfUsual = 1 / 4;

export interface SharedThings {
  /** Things that others have as well, of those that could be compared. */
  readonly known: number;
  readonly of: number;
  /** The share, 0 to 1, that half of the people exceed. */
  readonly usual: number;
  /** The probability, 0 to 1, that a person of the panel shares as few things. */
  readonly chance: number;
  /** The same probability if no thing were shared: the smallest that so few things can give. */
  readonly chanceOfNone: number;
}

/** `panel`: of other people, one sketch each. Returns undefined if they are too few. */
export function sharedThings(things: PanelSketch, panel: readonly PanelSketch[]): SharedThings | undefined {
  if (panel.length < fewestPeople) return undefined;
  // half of the people have all of their things below this
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

/** `self`: the person's own place among the holders; undefined if they have none. */
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

/** Returns how likely at most `count` of `of` things are known if each is with the chance `share`. */
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
