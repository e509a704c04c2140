/** The state of the chain lane, for operators: the chain, the store, waiting requests and the update in flight. */
import { readHead } from '../../chain/merkle/head.ts';
import { leafCount } from '../../chain/merkle/leaf-log.ts';
import { readHolder } from '../../chain/merkle/lease.ts';
import { countClaimRequests, countWaiters } from '../../chain/merkle/request.ts';
import { type RootUpdate, readInFlight } from '../../chain/merkle/root-update.ts';
import {
  balanceOf,
  blockNumber,
  marketFees,
  minedCount,
  pendingCount,
} from '../../chain/node/chain-query.ts';
import { currentRoot, currentSize } from '../../chain/node/marketplace-query.ts';
import { senderOf } from '../../chain/transaction/sender.ts';
import { chain } from '../../ground/links.ts';
import type { Count } from '../../ground/table/query.ts';
import { findLostPayouts, type LostPayout } from './lost-payout.ts';

/** What the store knows, ready for JSON: times are Unix ms. */
export interface StoredLane {
  readonly stored: { readonly root: string; readonly size: number; readonly version: number };
  /** Leaves in the log that no confirmed root covers. */
  readonly pendingLeaves: number;
  readonly waitingContributions: Count;
  readonly waitingClaims: Count;
  readonly inFlight?: {
    readonly kind: string;
    readonly newRoot: string;
    readonly size: number;
    readonly attempts: readonly {
      nonce: number;
      hash: string;
      maxFeePerGas: string;
      sentAt: number;
      ageMs: number;
    }[];
  };
  readonly lease: { readonly owner: string; readonly endsInMs: number } | undefined;
}

/** What a node answers. Amounts are decimal digits of wei. */
export interface LaneOnChain {
  readonly chain: {
    readonly root: string;
    readonly size: number;
    readonly block: number;
    readonly marketplace: string;
  };
  /** The keys that the lane sends with. */
  readonly operators: Readonly<Record<'appender' | 'payer', Operator>>;
  readonly fees: { readonly baseWei: string; readonly tipWei: string };
}

export interface LaneStatus extends StoredLane, LaneOnChain {
  /** Payouts that were paid, but name a transaction that the chain does not have. */
  readonly lostPayouts: readonly LostPayout[];
}

export interface Operator {
  readonly address: string;
  readonly balanceWei: string;
  /** The number of its transactions in blocks. */
  readonly mined: number;
  /** The number of its transactions in blocks or waiting for one. */
  readonly pending: number;
}

/** A limit, since operators look every few seconds; `pendingLeaves` is exact without counting. */
const mostCounted = 100;

export async function readLaneStatus(): Promise<LaneStatus> {
  const [stored, onChain, lostPayouts] = await Promise.all([
    readStoredLane(),
    readLaneOnChain(),
    findLostPayouts(),
  ]);
  return { ...stored, ...onChain, lostPayouts };
}

/** Needs no node. */
export async function readStoredLane(): Promise<StoredLane> {
  const [head, logged, inFlight, holder, waitingContributions, waitingClaims] = await Promise.all([
    readHead(),
    leafCount(),
    readInFlight(),
    readHolder(),
    countWaiters(mostCounted),
    countClaimRequests(mostCounted),
  ]);
  const now = Date.now();
  return {
    stored: { root: head.root, size: head.size, version: head.version },
    pendingLeaves: Math.max(0, logged - head.size),
    waitingContributions,
    waitingClaims,
    ...(inFlight && { inFlight: describe(inFlight, now) }),
    lease: holder && { owner: holder.owner, endsInMs: holder.expiresAt - now },
  };
}

/** @throws MarketError ChainUnavailable, MarketplaceMissing */
export async function readLaneOnChain(): Promise<LaneOnChain> {
  const [root, size, block, appender, payer, { baseWei, tipWei }] = await Promise.all([
    currentRoot(),
    currentSize(),
    blockNumber(),
    operatorOf('append'),
    operatorOf('claim'),
    marketFees(),
  ]);
  return {
    chain: { root, size, block, marketplace: chain().marketplace },
    operators: { appender, payer },
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
    sentAt,
    ageMs: now - sentAt,
  })),
});
