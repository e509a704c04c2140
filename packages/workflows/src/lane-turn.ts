/** Decides what the chain lane publishes next: one transaction serves one kind, and all kinds wait for the same lane. */
import { mostPerUpdate, type UpdateKind } from './wiring/limit.ts';

/** How often others may go before a kind of which something waits: some three minutes. */
const mostPassed = 6;

const updateKinds = Object.keys(mostPerUpdate) as readonly UpdateKind[];

type PerKind = Readonly<Record<UpdateKind, number>>;

/** Whoever takes the lane begins with leaves: if claims interrupt it each time, they keep no upload waiting. */
export const leavesFirst: PerKind = { leaves: mostPassed, claims: 0, bankClaims: 0 };

/**
 * Returns the kinds in the order in which they are tried. The one of which most of a transaction is full goes first, so that
 * the lane does as much as it can; a few leaves, or a single claim, go once they were passed over a few times.
 * @param waiting how many of each
 * @param passed how often each was passed over, see `passedAfter`
 */
export function turnOrder(waiting: PerKind, passed: PerKind): UpdateKind[] {
  const isDue = (kind: UpdateKind): number =>
    passed[kind] >= mostPassed && waiting[kind] > 0 ? passed[kind] : 0;
  const share = (kind: UpdateKind): number => Math.min(1, waiting[kind] / mostPerUpdate[kind]);
  return updateKinds.toSorted((a, b) => isDue(b) - isDue(a) || share(b) - share(a) || passed[b] - passed[a]);
}

/** Returns how often each was passed over once `served` had its turn. */
export const passedAfter = (waiting: PerKind, passed: PerKind, served: UpdateKind): PerKind => ({
  ...passed,
  ...Object.fromEntries(
    updateKinds.map((kind) => [kind, kind === served || waiting[kind] === 0 ? 0 : passed[kind] + 1]),
  ),
});
