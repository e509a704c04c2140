/** The state of the chain lane for operators. */
import type { ChainLane } from '@cgdx/api/route/operator/chain.ts';
import { type LaneStatus, readLane } from '../../chain/operation/lane-status.ts';
import { firstSentAt } from '../../chain/transaction/attempt.ts';
import { lastReorg } from '../../store/merkle/reorg.ts';

const timeOf = (unixMs: number): string => new Date(unixMs).toISOString();

const inFlightOf = ({ kind, newRoot, size, attempts }: NonNullable<LaneStatus['inFlight']>) => ({
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

export async function chainLane(): Promise<ChainLane> {
  const [lane, reorg] = await Promise.all([readLane(), lastReorg()]);
  const { chain, stored, inFlight, lease, operators, fees } = lane;
  const oldest = inFlight && firstSentAt(inFlight);
  return {
    chain,
    stored,
    isEqual: chain.root === stored.root,
    pendingLeaves: lane.pendingLeaves,
    waitingContributions: lane.waitingContributions,
    waitingClaims: lane.waitingClaims,
    ...(inFlight && { inFlight: inFlightOf(inFlight) }),
    ...(oldest !== undefined && { oldestUnconfirmedAt: timeOf(oldest) }),
    ...(lease && { lease: { owner: lease.owner, endsAt: timeOf(Date.now() + lease.endsInMs) } }),
    keys: (['appender', 'payer'] as const).map((role) => {
      const { address, balanceWei, mined, pending } = operators[role];
      return { role, address, balanceWei, nonce: mined, pendingNonce: pending };
    }),
    fees,
    ...(reorg && { lastReorg: reorg }),
  };
}
