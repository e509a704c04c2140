import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { claimError, claimFailed } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { refreshFacts } from '../../lib/api/fact.ts';
import { showError } from '../../lib/modal/modal.ts';
import { useStripeAccount } from '../../lib/payout/stripe-account.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import {
  type Claimable,
  type ClaimFlow,
  claimTarget,
  closed,
  nextClaimFlow,
  type Rail,
} from './claim-flow.ts';
import { requestBankClaim, requestClaim } from './request-claim.ts';

/** Runs a claim, from the chosen reward to the server's payouts. */
export function useClaim(sub: string) {
  const [flow, tell] = useReducer(nextClaimFlow, closed);
  const wallet = useWallet();
  const bank = useStripeAccount();
  const queries = useQueryClient();

  /** @returns undefined if the claim has no destination: the dialog says what to do */
  function requestOf({ rail }: Extract<ClaimFlow, { kind: 'choosing' }>) {
    const target = claimTarget(rail, bank.data, wallet.kind === 'connected' ? wallet.address : undefined);
    switch (target.kind) {
      case 'bank':
        return (dataPoolId: PoolId) =>
          requestBankClaim({ userId: sub, dataPoolId, stripeAccountId: target.stripeAccountId });
      case 'wallet':
        return (dataPoolId: PoolId) =>
          requestClaim({ userId: sub, dataPoolId, clientAccountAddress: target.address });
      case 'nowhere':
        if (target.problem) showError('Error', target.problem);
        return undefined;
      default:
        return target satisfies never;
    }
  }

  async function confirm(): Promise<void> {
    if (flow.kind !== 'choosing') return;
    const request = requestOf(flow);
    if (!request) return;
    tell({ kind: 'confirmed' });
    const payoutIds: string[] = [];
    try {
      for (const dataPoolId of flow.dataPoolIds) payoutIds.push(...(await request(dataPoolId)));
    } catch (error) {
      showError(claimError, claimFailed, explain(error));
    }
    // Payouts of earlier pools are in progress even if a later pool's claim was refused.
    tell(payoutIds.length > 0 ? { kind: 'accepted', payoutIds } : { kind: 'refused' });
    await refresh();
  }

  const refresh = () => refreshFacts(queries, ['reward']);

  return {
    flow,
    /** The Stripe account for a payout to the bank. */
    bank,
    walletConnected: wallet.kind === 'connected',
    confirm,
    choose: (claimable: Claimable, rail?: Rail) => tell({ kind: 'reward-chosen', ...claimable, rail }),
    chooseRail: (rail: Rail) => tell({ kind: 'rail-chosen', rail }),
    dismiss() {
      tell({ kind: 'dismissed' });
      void refresh();
    },
  };
}
