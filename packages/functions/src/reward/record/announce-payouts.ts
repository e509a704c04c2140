/** Announces requested payouts, which starts their workflows: each starts once, however often it is announced. */
import { sendEvents } from '../../ground/handler/event.ts';
import type { Payout } from './payout.ts';

export const announcePayouts = (payouts: readonly Payout[]): Promise<void> =>
  sendEvents(
    payouts.map(({ transactionId: payoutId, userSub, uploadHash, dataPoolId, rail }) => ({
      type: 'reward.claim-requested',
      detail: { payoutId, userSub, uploadHash, dataPoolId, rail },
    })),
  );
