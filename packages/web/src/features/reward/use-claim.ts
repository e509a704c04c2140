import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { uploadsQuery } from '../../lib/upload/own-uploads.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import { closed, nextClaimFlow, type Rail } from './claim-flow.ts';
import { requestClaim } from './request-claim.ts';

/** Runs a claim in CGDX, from the chosen reward to the server's payouts. */
export function useClaim(sub: string) {
  const [flow, tell] = useReducer(nextClaimFlow, closed);
  const wallet = useWallet();
  const queries = useQueryClient();

  async function confirm(): Promise<void> {
    if (flow.kind !== 'choosing' || flow.rail !== 'cgdx') return;
    if (wallet.kind !== 'connected') {
      showError('Error', 'Please connect your wallet to claim rewards');
      return;
    }
    tell({ kind: 'confirmed' });
    try {
      const payoutIds = await requestClaim({
        userId: sub,
        dataPoolId: flow.dataPoolId,
        clientAccountAddress: wallet.address,
      });
      tell({ kind: 'accepted', payoutIds });
    } catch (error) {
      tell({ kind: 'refused' });
      showError('Error', 'Error claiming reward', explain(error));
    }
    await queries.invalidateQueries({ queryKey: uploadsQuery(sub).queryKey });
  }

  return {
    flow,
    walletConnected: wallet.kind === 'connected',
    confirm,
    choose: (dataPoolId: PoolId, wei: bigint) => tell({ kind: 'reward-chosen', dataPoolId, wei }),
    chooseRail: (rail: Rail) => tell({ kind: 'rail-chosen', rail }),
    dismiss() {
      tell({ kind: 'dismissed' });
      void queries.invalidateQueries({ queryKey: uploadsQuery(sub).queryKey });
    },
  };
}
