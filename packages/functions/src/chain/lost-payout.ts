/** Finds payouts whose transaction the chain no longer has, and has them settled again. */
import { allClaimed, type Claimed } from '../store/merkle/move.ts';
import { findPayout, recordOtherTransaction } from '../store/payout.ts';
import { someAtOnce } from './at-once.ts';
import { restoreChain } from './lane.ts';
import { findReceipt } from './node.ts';

export interface LostPayout {
  readonly payoutId: string;
  readonly amountWei: string;
  /** The one that the payout names; the chain does not have it. */
  readonly transactionHash: string;
}

/** Every paid claim whose payout names a transaction that is not on the chain. */
export async function findLostPayouts(): Promise<LostPayout[]> {
  const named = await someAtOnce(await allClaimed(), async (claimed) => ({
    ...claimed,
    transactionHash: await namedTransaction(claimed),
  }));
  const hashes = [...new Set(named.map(({ transactionHash }) => transactionHash))];
  const receipts = await someAtOnce(hashes, findReceipt);
  const missing = new Set(hashes.filter((_hash, at) => receipts[at]?.status !== 1));
  return named
    .filter(({ transactionHash }) => missing.has(transactionHash))
    .map(({ payoutId, amountWei, transactionHash }) => ({ payoutId, amountWei, transactionHash }));
}

export interface SettledAgain {
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
export async function settleAgain(deadline: number): Promise<SettledAgain> {
  const publishedAgain = await restoreChain(deadline);
  const renamed = await someAtOnce(await allClaimed(), async (claimed) => {
    const before = await namedTransaction(claimed);
    if (before === claimed.transactionHash) return false;
    await recordOtherTransaction(claimed.payoutId, { before, now: claimed.transactionHash });
    return true;
  });
  return { publishedAgain, renamed: renamed.filter(Boolean).length };
}

/** A claim of a payout that is not settled yet is named by nobody else. */
const namedTransaction = async ({ payoutId, transactionHash }: Claimed): Promise<string> =>
  (await findPayout(payoutId))?.transactionHash ?? transactionHash;
