/** Requests to the lane: contributions wait for a root that covers their leaf, payouts for their claim, on either rail. */
import { z } from 'zod';
import { is } from '../../ground/table/expression.ts';
import { change, put, remove, tryWrite, write } from '../../ground/table/item.ts';
import type { Count } from '../../ground/table/query.ts';
import { keyOf, tree } from './key.ts';
import { countItems, readItem, readItems } from './read.ts';

const waiterSchema = z.object({
  taskToken: z.string(),
  userSub: z.string(),
  contributionId: z.string(),
  leafIndex: z.number().int(),
});
export type Waiter = z.infer<typeof waiterSchema>;

const claimRequestSchema = z.object({
  payoutId: z.string(),
  taskToken: z.string(),
  index: z.number().int(),
  /**
   * When the reward was claimed, ISO 8601, UTC: earlier claims are served first. Absent in requests older than
   * this field.
   */
  requestedAt: z.string().optional(),
  /** 0x and 40 hex digits; absent if a bank pays: then the reward is only marked as claimed. */
  wallet: z.string().optional(),
  /** Why the chain does not pay it for now, with the sentence that the person reads. */
  waitsFor: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/**
 * Codes of waits that last, whose sentences are for the person. Any other reason to postpone a claim passes
 * soon, or alerts an operator.
 */
export const lastingWaits: readonly string[] = ['EpochCapReached', 'MarketPaused', 'NotClaimableYet'];

/** Claims of each rail wait in a list of their own, since no transaction serves both. */
export type ClaimKind = 'claim' | 'bank-claim';
export const claimKinds = ['claim', 'bank-claim'] as const satisfies readonly ClaimKind[];
type ClaimName = Pick<ClaimRequest, 'payoutId' | 'requestedAt' | 'wallet'>;
const claimKindOf = ({ wallet }: Pick<ClaimRequest, 'wallet'>): ClaimKind =>
  wallet === undefined ? 'bank-claim' : 'claim';

/** Stores a request; it replaces an earlier one of the same leaf or payout, since only the newest task token is valid. */
export const storeWaiter = (waiter: Waiter): Promise<void> =>
  write(put(tree, { ...keyOf('waiter', waiter.leafIndex), ...waiter }));
export const storeClaimRequest = (request: ClaimRequest): Promise<void> =>
  write(put(tree, { ...keyOfClaim(request), ...request }));

/** Keys sort by time. */
const keyOfClaim = (claim: ClaimName) => {
  const { payoutId, requestedAt } = claim;
  return keyOf(claimKindOf(claim), requestedAt === undefined ? payoutId : `${requestedAt}#${payoutId}`);
};

/** Returns the waiting contributions whose leaf is below `size`. */
export const waitersBelow = async (size: number): Promise<Waiter[]> =>
  size > 0 ? readItems('waiter', { to: size - 1 }, waiterSchema) : [];

/** Counts the contributions that wait for a root, at most `most`. */
export const countWaiters = (most: number): Promise<Count> => countItems('waiter', most);

/** Counts the payouts of one rail that wait for the chain, at most `most`. */
export const countClaims = (kind: ClaimKind, most: number): Promise<Count> => countItems(kind, most);

/** Counts the payouts that wait for the chain, at most `most` of each rail. */
export async function countClaimRequests(most: number): Promise<Count> {
  const counts = await Promise.all(claimKinds.map((kind) => countClaims(kind, most)));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}

/** Returns waiting claims, the earliest first. */
export const claimRequests = (kind: ClaimKind, limit: number): Promise<ClaimRequest[]> =>
  readItems(kind, { limit }, claimRequestSchema);
export const findClaimRequest = (claim: ClaimName): Promise<ClaimRequest | undefined> =>
  readItem(claimKindOf(claim), keyOfClaim(claim).sk, claimRequestSchema);

/** Records why the chain will not pay a claim for a while, unless a later attempt of the claim waits. */
export async function recordClaimWait(
  request: ClaimRequest,
  waitsFor: NonNullable<ClaimRequest['waitsFor']>,
): Promise<void> {
  // The lane's scheduled run judges each claim again every minute: the same reason is not written again.
  if (!lastingWaits.includes(waitsFor.code) || request.waitsFor?.message === waitsFor.message) return;
  const onlyIf = { taskToken: is(request.taskToken) };
  await tryWrite(change(tree, keyOfClaim(request), { set: { waitsFor }, onlyIf }));
}

/** Removes an answered request, unless its task token changed in the meantime: then a later attempt waits. */
export async function forgetWaiter({
  leafIndex,
  taskToken,
}: Pick<Waiter, 'leafIndex' | 'taskToken'>): Promise<void> {
  await tryWrite(remove(tree, keyOf('waiter', leafIndex), { taskToken: is(taskToken) }));
}
export async function forgetClaim(request: ClaimName & Pick<ClaimRequest, 'taskToken'>): Promise<void> {
  await tryWrite(remove(tree, keyOfClaim(request), { taskToken: is(request.taskToken) }));
}
