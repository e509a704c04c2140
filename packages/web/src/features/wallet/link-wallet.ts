/** POST /wallet/challenge and /wallet/link: proves by a signature that the wallet belongs to the person. */
import { call } from '../../lib/api/call.ts';
import type { WalletProvider } from '../../lib/wallet/provider.ts';
import { signText } from '../../lib/wallet/sign.ts';

/**
 * @returns the linked address as the server writes it
 * @throws ApiError, or the wallet's error (code 4001 if the person refused to sign)
 */
export async function linkWallet(provider: WalletProvider, address: string): Promise<string> {
  const { message } = await call('POST /wallet/challenge', { body: { address } });
  const signature = await signText(provider, address, message);
  const linked = await call('POST /wallet/link', { body: { message, signature } });
  return linked.address;
}
