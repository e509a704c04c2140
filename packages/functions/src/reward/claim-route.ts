/** Claims in CGDX, to the wallet that the caller has linked. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { linkedWallet } from '../account/wallet.ts';
import { api } from '../ground/caller/api.ts';
import { claimRewards } from './record/claim-rewards.ts';

async function linkedWalletOf(sub: string, address: string): Promise<string> {
  const wallet = await linkedWallet(sub);
  if (wallet?.toLowerCase() === address.toLowerCase()) return wallet;
  throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
    advice: 'Connect the wallet and sign the message that links it, then claim again.',
  });
}

export const handler = api({
  'POST /smart-contract/upload-incentive': (request) =>
    claimRewards(request, async () => {
      const wallet = await linkedWalletOf(request.person.sub, request.body.clientAccountAddress);
      return () => ({ rail: 'cgdx', wallet });
    }),
});
