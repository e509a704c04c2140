/**
 * Records in payouts why the chain does not pay them for now: the lane knows the reason, but may not write
 * payouts.
 */
import { findClaimRequest, lastingWaits } from '../../chain/merkle/request.ts';
import { type Payout, recordWait } from './payout.ts';

export async function reportClaimWait(payout: Payout): Promise<void> {
  const { transactionId: payoutId, state, wallet, createdAt: requestedAt, failure } = payout;
  if (state !== 'paying') return;
  const request = await findClaimRequest({ payoutId, requestedAt, ...(wallet !== undefined && { wallet }) });
  const waitsFor = request?.waitsFor;
  const isOver = !waitsFor && failure !== undefined && lastingWaits.includes(failure.code);
  if (isOver || (waitsFor && waitsFor.message !== failure?.message)) await recordWait(payout, waitsFor);
}
