/** Says where the chain lane stands, for operators: the chain, the store, what waits and what is in flight. */
import { readHead } from '../../store/merkle/head.ts';
import { leafCount } from '../../store/merkle/leaf-log.ts';
import { readHolder } from '../../store/merkle/lease.ts';
import { claimKinds, claimRequests, waitersBelow } from '../../store/merkle/request.ts';
import { type RootUpdate, readInFlight } from '../../store/merkle/root-update.ts';
import { chain } from '../../wiring.ts';
import { balanceOf, blockNumber, marketFees, minedCount, pendingCount } from '../node/chain-query.ts';
import { currentRoot, currentSize } from '../node/marketplace-query.ts';
import { senderOf } from '../transaction/sender.ts';
import { findLostPayouts, type LostPayout } from './lost-payout.ts';

/** Ready for JSON: amounts are decimal digits of wei, times unix ms. */
export interface LaneStatus {
  readonly chain: {
    readonly root: string;
    readonly size: number;
    readonly block: number;
    readonly marketplace: string;
  };
  readonly stored: { readonly root: string; readonly size: number; readonly version: number };
  /** Leaves in the log that no confirmed root covers. */
  readonly pendingLeaves: number;
  readonly waitingContributions: number;
  readonly waitingClaims: number;
  readonly inFlight?: {
    readonly kind: string;
    readonly newRoot: string;
    readonly size: number;
    readonly attempts: readonly { nonce: number; hash: string; maxFeePerGas: string; ageMs: number }[];
  };
  readonly lease: { readonly owner: string; readonly endsInMs: number } | undefined;
  /** The keys that the lane sends with. */
  readonly operators: Readonly<Record<'appender' | 'payer', Operator>>;
  /** Paid, but the chain does not have the transaction that they name. */
  readonly lostPayouts: readonly LostPayout[];
  readonly fees: { readonly baseWei: string; readonly tipWei: string };
}

export interface Operator {
  readonly address: string;
  readonly balanceWei: string;
  /** Transactions in blocks. */
  readonly mined: number;
  /** Transactions in blocks, and those that wait for one. */
  readonly pending: number;
}

/** No bound: everyone who waits is counted. */
const anySize = Number.MAX_SAFE_INTEGER;
const countedClaims = 10_000;

export async function readLaneStatus(): Promise<LaneStatus> {
  const [head, logged, inFlight, holder, waiters, claims, lostPayouts] = await Promise.all([
    readHead(),
    leafCount(),
    readInFlight(),
    readHolder(),
    waitersBelow(anySize),
    Promise.all(claimKinds.map((kind) => claimRequests(kind, countedClaims))),
    findLostPayouts(),
  ]);
  const [root, size, block, appender, payer, { baseWei, tipWei }] = await Promise.all([
    currentRoot(),
    currentSize(),
    blockNumber(),
    operatorOf('append'),
    operatorOf('claim'),
    marketFees(),
  ]);
  const now = Date.now();
  return {
    chain: { root, size, block, marketplace: chain().marketplace },
    stored: { root: head.root, size: head.size, version: head.version },
    pendingLeaves: Math.max(0, logged - head.size),
    waitingContributions: waiters.length,
    waitingClaims: claims.flat().length,
    ...(inFlight && { inFlight: describe(inFlight, now) }),
    lease: holder && { owner: holder.owner, endsInMs: holder.expiresAt - now },
    operators: { appender, payer },
    lostPayouts,
    fees: { baseWei: String(baseWei), tipWei: String(tipWei) },
  };
}

async function operatorOf(kind: RootUpdate['kind']): Promise<Operator> {
  const address = senderOf({ kind });
  const [balance, mined, pending] = await Promise.all([
    balanceOf(address),
    minedCount(address),
    pendingCount(address),
  ]);
  return { address, balanceWei: String(balance), mined, pending };
}

const describe = ({ kind, newRoot, size, attempts }: RootUpdate, now: number) => ({
  kind,
  newRoot,
  size,
  attempts: attempts.map(({ nonce, hash, maxFeePerGas, sentAt }) => ({
    nonce,
    hash,
    maxFeePerGas,
    ageMs: now - sentAt,
  })),
});
