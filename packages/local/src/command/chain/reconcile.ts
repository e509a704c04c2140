/** Compares the store with the chain and, with `--apply`, repairs differences as far as possible. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Reconciled } from './reconcile-words.ts';

/** Publishing a transaction again waits for its confirmations. */
const settleWithinMs = 300_000;

/**
 * Call it once the process is linked to a cloud.
 * @param apply if false, nothing is changed
 * @throws MarketError LaneBusy
 */
export async function reconcileChain(apply: boolean): Promise<Reconciled> {
  const { diagnose } = await import('@cgdx/functions/publication/operation/diagnose.ts');
  const { repairTree } = await import('@cgdx/functions/publication/operation/repair.ts');
  const { isSound, findings, repair } = await diagnose();
  let isRepaired = false;
  if (apply && repair) {
    const { withLease } = await import('@cgdx/functions/ground/table/lease.ts');
    const { takeLease } = await import('@cgdx/functions/chain/merkle/lease.ts');
    const lease = await takeLease();
    if (!lease)
      throw new MarketError('unavailable', 'LaneBusy', 'The chain lane is busy.', {
        advice: 'Nothing was changed. Try again in ten seconds.',
      });
    await withLease(lease, () => repairTree(lease, repair));
    isRepaired = (await diagnose()).isSound;
  }
  const payouts = await reconcilePayouts(apply && (isSound || isRepaired));
  return { isSound, findings, isRepairable: repair !== undefined, isRepaired, payouts };
}

async function reconcilePayouts(apply: boolean): Promise<Reconciled['payouts']> {
  const { findLostPayouts, resettlePayouts } = await import(
    '@cgdx/functions/publication/operation/lost-payout.ts'
  );
  const lost = await findLostPayouts();
  if (!apply) return { lost, stillLost: lost, publishedAgain: 0, renamed: 0 };
  const settled = await resettlePayouts(Date.now() + settleWithinMs);
  return { lost, ...settled, stillLost: await findLostPayouts() };
}
