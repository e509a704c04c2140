/**
 * Decides which cells of a query may be shown, and adds noise to those. A cell is shown if at least `k` contributors are
 * in it; and what is left when any shown cells are taken away holds either nobody or at least `k` contributors, so that
 * no smaller group can be had by subtraction.
 */
import type { Weights } from './measure.ts';
import { otherValues } from './summary.ts';

/** The fewest contributors of a cell, and of what any cells leave over. */
export const k = 20;

/** Weights are counted in thousandths of a contributor: the noise is of whole ones, which no rounding betrays. */
const unit = 1_000;

/** Beyond these, cells are not told apart in a chart. */
const mostCells = 12;

export interface Cell {
  /** The first and the last of the buckets joined in it; the same if it is one. */
  readonly from: string;
  readonly to: string;
  /** 0 to 1, of all contributors' weights. */
  readonly share: number;
}

export interface Released {
  readonly cells: readonly Cell[];
  /** The share of everything that is no cell; undefined if nothing is. */
  readonly rest: number | undefined;
}

interface Group {
  readonly from: string;
  readonly to: string;
  readonly people: ReadonlySet<number>;
  readonly mass: number;
}

export interface ReleaseOptions {
  /** The buckets in their order; undefined if they have none. */
  readonly buckets: readonly string[] | undefined;
  /** True if everybody is in one bucket: small neighbours are joined. */
  readonly banded: boolean;
  readonly epsilon: number;
  /** Returns numbers above 0 and below 1, unpredictable to everybody. */
  readonly uniform: () => number;
}

function groupsOf(contributors: readonly Weights[]): Group[] {
  const groups = new Map<string, { people: Set<number>; mass: number }>();
  for (const [person, weights] of contributors.entries()) {
    for (const [bucket, weight] of weights) {
      const group = groups.get(bucket) ?? { people: new Set(), mass: 0 };
      groups.set(bucket, group);
      group.people.add(person);
      group.mass += Math.floor(weight * unit);
    }
  }
  return [...groups].map(([bucket, group]) => ({ from: bucket, to: bucket, ...group }));
}

const join = (a: Group, b: Group): Group => ({
  from: a.from,
  to: b.to,
  people: new Set([...a.people, ...b.people]),
  mass: a.mass + b.mass,
});

/** Joins neighbours until each has `k`; what is left at the end goes to the last. */
function joinNeighbours(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  let open: Group | undefined;
  for (const group of groups) {
    open = open ? join(open, group) : group;
    if (open.people.size < k) continue;
    joined.push(open);
    open = undefined;
  }
  const last = joined.pop();
  if (open === undefined) return last ? [...joined, last] : [];
  return last ? [...joined, join(last, open)] : [];
}

function inOrder(groups: readonly Group[], buckets: readonly string[] | undefined): Group[] {
  if (buckets === undefined) {
    return groups.toSorted((a, b) => b.mass - a.mass || (a.from < b.from ? -1 : 1));
  }
  return groups.toSorted((a, b) => buckets.indexOf(a.from) - buckets.indexOf(b.from));
}

/** Returns the groups that may be shown, and the one that holds everything else. */
export function showable(
  contributors: readonly Weights[],
  { buckets, banded }: Pick<ReleaseOptions, 'buckets' | 'banded'>,
): { readonly shown: readonly Group[]; readonly rest: Group | undefined } {
  const all = inOrder(groupsOf(contributors), buckets);
  const named = all.filter(({ from }) => from !== otherValues);
  const groups = banded ? joinNeighbours(named) : named;
  const large = groups.filter(({ people }) => people.size >= k);
  let shown = buckets === undefined ? large.slice(0, mostCells) : large;
  const bucketsShown = new Set(shown);
  let hidden: Group[] = banded
    ? all.filter(({ from }) => from === otherValues)
    : all.filter((group) => !bucketsShown.has(group));
  const size = () => new Set(hidden.flatMap(({ people }) => [...people])).size;
  while (shown.length > 0 && size() > 0 && size() < k) {
    const least = shown.reduce((a, b) => (b.people.size < a.people.size ? b : a));
    shown = shown.filter((group) => group !== least);
    hidden = [...hidden, least];
  }
  const rest = hidden.reduce<Group | undefined>((sum, group) => (sum ? join(sum, group) : group), undefined);
  return { shown, rest: rest && { ...rest, from: otherValues, to: otherValues } };
}

/** Returns a whole number with the two-sided geometric distribution: Laplace's, without its fractions. */
export function noise(scale: number, uniform: () => number): number {
  const geometric = () => Math.floor(Math.log(uniform()) * -scale);
  return geometric() - geometric();
}

/** Moves noisy shares so that they add up to one and none is below zero: this uses what everybody knows, and no data. */
function toShares(noisy: readonly number[]): number[] {
  let shift = 0;
  for (let tries = 0; tries < noisy.length; tries++) {
    const above = noisy.filter((share) => share > shift);
    shift = (above.reduce((sum, share) => sum + share, 0) - 1) / above.length;
  }
  return noisy.map((share) => Math.round(Math.min(1, Math.max(0, share - shift)) * 1_000) / 1_000);
}

/** @returns undefined if nothing may be shown, or a single cell with everybody in it, which would say it of each */
export function release(contributors: readonly Weights[], options: ReleaseOptions): Released | undefined {
  const { shown, rest } = showable(contributors, options);
  if (shown.length === 0 || (shown.length === 1 && rest === undefined)) return undefined;
  // Taking one contributor away changes the masses by one contributor in all.
  const scale = unit / options.epsilon;
  const groups = rest ? [...shown, rest] : shown;
  const shares = toShares(
    groups.map(({ mass }) => (mass + noise(scale, options.uniform)) / unit / contributors.length),
  );
  const cells = shown.map(({ from, to }, at) => ({ from, to, share: shares[at] ?? 0 }));
  return {
    // Without an order of their own they come by their noisy shares: by the true ones, their order would be without noise.
    cells: options.buckets
      ? cells
      : cells.toSorted((a, b) => b.share - a.share || (a.from < b.from ? -1 : 1)),
    rest: rest && shares[shown.length],
  };
}

/** Returns how far a share may be off, 19 times of 20, by the noise alone. */
export const marginOf = (epsilon: number, contributors: number): number =>
  Math.log(20) / epsilon / contributors;
