/** Finds payouts whose transaction the chain no longer has, and has them settled again. */
import { recordOtherTransaction } from '../../reward/record/payout.ts';
import { restoreChain } from '../lane/publish-pending.ts';
import { auditClaims } from './audit-claims.ts';

export interface LostPayout {
  readonly payoutId: string;
  readonly amountWei: string;
  /** The transaction that the payout names, and that the chain does not have. */
  readonly transactionHash: string;
}

/** Returns every paid claim whose payout names a transaction that is not on the chain. */
export async function findLostPayouts(): Promise<LostPayout[]> {
  return (await auditClaims())
    .filter(({ isOnChain }) => !isOnChain)
    .map(({ claimed: { payoutId, amountWei }, named }) => ({ payoutId, amountWei, transactionHash: named }));
}

export interface Resettlement {
  /** How many transactions that the chain had lost were published again. */
  readonly publishedAgain: number;
  /** How many payouts name another transaction now. */
  readonly renamed: number;
}

/**
 * Publishes again what the chain has lost; then makes every payout name the transaction that paid it. Nobody is
 * paid twice: a claim takes effect once under a root, and every update is built on the chain's own root.
 * @param deadline unix ms
 * @throws MarketError of kind `unavailable` if the chain cannot be reached or the lane is busy; can be repeated
 *
 */
export async function resettlePayouts(deadline: number): Promise<Resettlement> {
  const publishedAgain = await restoreChain(deadline);
  const outdated = (await auditClaims()).filter(({ claimed, named }) => named !== claimed.transactionHash);
  for (const { claimed, named } of outdated) {
    await recordOtherTransaction(claimed.payoutId, { before: named, now: claimed.transactionHash });
  }
  return { publishedAgain, renamed: outdated.length };
}
