/** The state of the chain lane for operators. What the store knows is shown even if no node answers. */
import type { ChainLane } from '@cgdx/api/route/operator/chain.ts';
import { lastReorg } from '../../chain/merkle/reorg.ts';
import { lastNonce } from '../../chain/merkle/root-update.ts';
import { firstSentAt } from '../../chain/transaction/attempt.ts';
import { senderOf } from '../../chain/transaction/sender.ts';
import { chain } from '../../ground/links.ts';
import {
  type LaneOnChain,
  readLaneOnChain,
  readStoredLane,
  type StoredLane,
} from '../../publication/operation/lane-status.ts';
import { lookAtChain } from './look-at-chain.ts';

const timeOf = (unixMs: number): string => new Date(unixMs).toISOString();

const inFlightOf = ({ kind, newRoot, size, attempts }: NonNullable<StoredLane['inFlight']>) => ({
  kind,
  newRoot,
  size,
  attempts: attempts.map(({ nonce, hash, maxFeePerGas, sentAt }) => ({
    nonce,
    hash,
    maxFeePerGasWei: maxFeePerGas,
    sentAt: timeOf(sentAt),
  })),
});

type OnChain = Pick<ChainLane, 'chain' | 'isEqual' | 'fees' | 'keys' | 'unread'>;

const roles = { appender: 'append', payer: 'claim' } as const;
const eachRole = Object.keys(roles) as (keyof typeof roles)[];

const read = ({ chain: { marketplace: _market, ...found }, operators, fees }: LaneOnChain): OnChain => ({
  chain: found,
  fees,
  keys: eachRole.map((role) => {
    const { address, balanceWei, mined, pending } = operators[role];
    return { role, address, balanceWei, nonce: mined, pendingNonce: pending };
  }),
});

/** The state of the chain as far as the store knows it. */
async function unread(why: NonNullable<ChainLane['unread']>): Promise<OnChain> {
  const keys = eachRole.map(async (role) => {
    const kind = roles[role];
    const sentNonce = await lastNonce(kind);
    return { role, address: senderOf({ kind }), ...(sentNonce !== undefined && { sentNonce }) };
  });
  return { unread: why, keys: await Promise.all(keys) };
}

async function onChain(): Promise<OnChain> {
  const look = await lookAtChain(readLaneOnChain());
  return look.kind === 'read' ? read(look.found) : unread(look.why);
}

export async function chainLane(): Promise<ChainLane> {
  const [lane, found, reorg] = await Promise.all([readStoredLane(), onChain(), lastReorg()]);
  const { stored, inFlight, lease } = lane;
  const oldest = inFlight && firstSentAt(inFlight);
  return {
    ...found,
    ...(found.chain && { isEqual: found.chain.root === stored.root }),
    marketplace: chain().marketplace,
    stored,
    pendingLeaves: lane.pendingLeaves,
    waitingContributions: lane.waitingContributions,
    waitingClaims: lane.waitingClaims,
    ...(inFlight && { inFlight: inFlightOf(inFlight) }),
    ...(oldest !== undefined && { oldestUnconfirmedAt: timeOf(oldest) }),
    ...(lease && { lease: { owner: lease.owner, endsAt: timeOf(Date.now() + lease.endsInMs) } }),
    ...(reorg && { lastReorg: reorg }),
  };
}
