/** Tells payouts why the chain does not pay them for now: the lane, which knows it, may not write payouts. */
import { findClaimRequest, lastingWaits } from '../../chain/merkle/request.ts';
import { type Payout, recordWait } from './payout.ts';

export async function reportClaimWait(payout: Payout): Promise<void> {
  const { transactionId, state, rail, failure } = payout;
  if (state !== 'paying') return;
  const request = await findClaimRequest(transactionId, rail === 'bank' ? 'bank-claim' : 'claim');
  const waitsFor = request?.waitsFor;
  const isOver = !waitsFor && failure !== undefined && lastingWaits.includes(failure.code);
  if (isOver || (waitsFor && waitsFor.message !== failure?.message)) await recordWait(payout, waitsFor);
}
