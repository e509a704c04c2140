/** Finds payouts whose transaction the chain no longer has, and has them settled again. */
import { recordOtherTransaction } from '../../store/payout.ts';
import { restoreChain } from '../lane/publish-pending.ts';
import { checkClaims, uncheckedClaims } from './audit-claims.ts';

export interface LostPayout {
  readonly payoutId: string;
  readonly amountWei: string;
  /** The one that the payout names; the chain does not have it. */
  readonly transactionHash: string;
}

/** Every paid claim whose payout names a transaction that is not on the chain. */
export async function findLostPayouts(): Promise<LostPayout[]> {
  const checked = await checkClaims(await uncheckedClaims());
  return checked
    .filter(({ isOnChain }) => !isOnChain)
    .map(({ claimed: { payoutId, amountWei }, named }) => ({ payoutId, amountWei, transactionHash: named }));
}

export interface Resettlement {
  /** Transactions that the chain got again. */
  readonly publishedAgain: number;
  /** Payouts that name another transaction now. */
  readonly renamed: number;
}

/**
 * Publishes again what the chain has lost; then every payout names the transaction that paid it. Nobody is paid twice:
 * a claim has its effect once under each root, and only the chain's own root is built upon.
 * @param deadline unix ms
 * @throws MarketError of kind `unavailable` where the chain or the lane is not free; can be repeated
 */
export async function resettlePayouts(deadline: number): Promise<Resettlement> {
  const publishedAgain = await restoreChain(deadline);
  const checked = await checkClaims(await uncheckedClaims());
  const wrong = checked.filter(({ claimed, named }) => named !== claimed.transactionHash);
  for (const { claimed, named } of wrong) {
    await recordOtherTransaction(claimed.payoutId, { before: named, now: claimed.transactionHash });
  }
  return { publishedAgain, renamed: wrong.length };
}
