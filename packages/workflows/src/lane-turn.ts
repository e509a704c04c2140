/**
 * Decides what the chain lane publishes next: one transaction serves one kind of request, and all kinds share
 * the lane.
 */
import { mostPerUpdate, type UpdateKind } from './wiring/limit.ts';

/** How often a kind with waiting requests may be passed over: six turns are some three minutes. */
const mostPassed = 6;

const updateKinds = Object.keys(mostPerUpdate) as readonly UpdateKind[];

type PerKind = Readonly<Record<UpdateKind, number>>;

/**
 * Where a new holder begins: with leaves, so that claims which interrupt the lane again and again delay no
 * upload.
 */
export const leavesFirst: PerKind = { leaves: mostPassed, claims: 0, bankClaims: 0 };

/**
 * Returns the kinds in the order in which they are tried. The kind that fills the largest share of a
 * transaction goes first, so that the lane does as much as it can. A kind that was passed over `mostPassed`
 * times goes before.
 * @param waiting number of waiting requests by kind
 * @param passed how often each kind was passed over, see `passedAfter`
 */
export function turnOrder(waiting: PerKind, passed: PerKind): UpdateKind[] {
  const isDue = (kind: UpdateKind): number =>
    passed[kind] >= mostPassed && waiting[kind] > 0 ? passed[kind] : 0;
  const share = (kind: UpdateKind): number => Math.min(1, waiting[kind] / mostPerUpdate[kind]);
  return updateKinds.toSorted((a, b) => isDue(b) - isDue(a) || share(b) - share(a) || passed[b] - passed[a]);
}

/** Returns how often each kind has been passed over after a turn of `served`. */
export const passedAfter = (waiting: PerKind, passed: PerKind, served: UpdateKind): PerKind => ({
  ...passed,
  ...Object.fromEntries(
    updateKinds.map((kind) => [kind, kind === served || waiting[kind] === 0 ? 0 : passed[kind] + 1]),
  ),
});
