/**
 * Decides when a pool's next edition is due. Between two editions that speak at least `k` contributors have come or gone, so
 * that no difference between them is about few; and there are only so many a year, so that their noise cannot be averaged
 * away. Between the two may stand one that says nothing.
 */
import { k } from './release.ts';

/** Enough for a split into two cells. */
export const leastContributors = 2 * k;

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** The budget: editions of a pool that speak within any 365 days. */
export const editionsAYear = 12;

/** The time after a withdrawal from which on no edition contains the upload. */
const longestWithWithdrawnMs = 30 * dayMs;

/** A large pool waits for a larger change, which an answer could show. */
const leastGrowth = 0.25;

/** Changes are counted since the last edition with answers: a silent edition between does not reduce the count. */
export interface PoolChange {
  /** Contributors now, in that edition, and how many of either are not in the other. */
  readonly contributors: number;
  readonly inLastEdition: number;
  readonly joined: number;
  readonly left: number;
  /** Unix ms of the first withdrawal among the edition's uploads; undefined if none was withdrawn. */
  readonly withdrawnMs: number | undefined;
  /** Unix ms of the editions that spoke, in any order; the last 365 days must be whole. */
  readonly spokeMs: readonly number[];
  /** True if the newest edition has no answers. */
  readonly isSilent: boolean;
}

/** Returns how many contributors must come or go before the next edition that speaks. */
export const changeNeeded = (inLastEdition: number): number =>
  Math.max(k, Math.ceil(inLastEdition * leastGrowth));

/**
 * @returns `silent` for an edition without answers, which costs nothing: too few have changed for another, and what was
 *   withdrawn must not stay
 */
export function dueEdition(change: PoolChange, nowMs: number): 'speaking' | 'silent' | undefined {
  const { contributors, inLastEdition, joined, left, withdrawnMs, spokeMs, isSilent } = change;
  const hasBudget = spokeMs.filter((ms) => nowMs - ms < yearMs).length < editionsAYear;
  const isFirst = spokeMs.length === 0;
  const hasChanged = isFirst || joined + left >= changeNeeded(inLastEdition);
  if (contributors >= leastContributors && hasBudget && hasChanged) return 'speaking';
  if (withdrawnMs === undefined || isSilent) return undefined;
  return nowMs - withdrawnMs >= longestWithWithdrawnMs ? 'silent' : undefined;
}
