/** Where the chain lane stands, for operators: the chain, the store, what waits and what is on its way. */
import { readHead } from '../../store/merkle/head.ts';
import { leafCount } from '../../store/merkle/leaf-log.ts';
import { readHolder } from '../../store/merkle/lease.ts';
import { claimRequests, waitersBelow } from '../../store/merkle/request.ts';
import { readInFlight } from '../../store/merkle/root-update.ts';
import { chain } from '../../wiring.ts';
import {
  balanceOf,
  blockNumber,
  currentRoot,
  currentSize,
  marketFees,
  minedCount,
  pendingCount,
} from '../node/chain-query.ts';
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
  /** Paid, and the transaction that they name is not on the chain. */
  readonly lostPayouts: readonly LostPayout[];
  readonly fees: { readonly baseWei: string; readonly tipWei: string };
}

export interface Operator {
  readonly address: string;
  readonly balanceWei: string;
  /** Transactions in blocks, and with those that wait for one. */
  readonly mined: number;
  readonly pending: number;
}

async function operatorOf(kind: 'append' | 'claim'): Promise<Operator> {
  const address = senderOf({ kind });
  const [balance, mined, pending] = await Promise.all([
    balanceOf(address),
    minedCount(address),
    pendingCount(address),
  ]);
  return { address, balanceWei: String(balance), mined, pending };
}

/** Everyone who waits, however many. */
const everyone = Number.MAX_SAFE_INTEGER;
const mostClaims = 10_000;

export async function readLaneStatus(): Promise<LaneStatus> {
  const [head, logged, inFlight, holder, waiters, claims, lostPayouts] = await Promise.all([
    readHead(),
    leafCount(),
    readInFlight(),
    readHolder(),
    waitersBelow(everyone),
    claimRequests(mostClaims),
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
    waitingClaims: claims.length,
    ...(inFlight && {
      inFlight: {
        kind: inFlight.kind,
        newRoot: inFlight.newRoot,
        size: inFlight.size,
        attempts: inFlight.attempts.map(({ nonce, hash, maxFeePerGas, sentAt }) => ({
          nonce,
          hash,
          maxFeePerGas,
          ageMs: now - sentAt,
        })),
      },
    }),
    lease: holder && { owner: holder.owner, endsInMs: holder.expiresAt - now },
    operators: { appender, payer },
    lostPayouts,
    fees: { baseWei: String(baseWei), tipWei: String(tipWei) },
  };
}
