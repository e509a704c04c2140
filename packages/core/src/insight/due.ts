/**
 * Decides when a pool's next edition is due. Between two editions at least `k` contributors have come or gone, so that
 * no difference between them is about few; and there are only so many a year, so that their noise cannot be averaged away.
 */
import { k } from './release.ts';

/** Enough for a split into two cells. */
export const leastContributors = 2 * k;

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** The budget: editions of a pool within any 365 days. */
export const editionsAYear = 12;

/** Of a pool that hardly changes: a withdrawn upload is out of what is published after this time. */
const longestWithWithdrawnMs = 30 * dayMs;

/** A large pool waits for a larger change, which an answer could show. */
const leastGrowth = 0.25;

export interface PoolChange {
  /** Contributors now, in the last edition, and how many of either are not in the other. */
  readonly contributors: number;
  readonly inLastEdition: number;
  readonly joined: number;
  readonly left: number;
  /** Unix ms, the newest last. */
  readonly editionsMs: readonly number[];
}

/** Returns how many contributors must come or go before the next edition. */
export const changeNeeded = (inLastEdition: number): number =>
  Math.max(k, Math.ceil(inLastEdition * leastGrowth));

export function isEditionDue(change: PoolChange, nowMs: number): boolean {
  const { contributors, inLastEdition, joined, left, editionsMs } = change;
  const lastMs = editionsMs.at(-1);
  if (lastMs === undefined || inLastEdition === 0) {
    return contributors >= leastContributors;
  }
  // Too few are left: an edition that says nothing costs nothing.
  if (contributors < leastContributors) return nowMs - lastMs >= longestWithWithdrawnMs;
  if (editionsMs.filter((ms) => nowMs - ms < yearMs).length >= editionsAYear) return false;
  if (joined + left >= changeNeeded(inLastEdition)) return true;
  return left > 0 && nowMs - lastMs >= longestWithWithdrawnMs;
}
