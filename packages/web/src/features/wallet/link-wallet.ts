/** POST /wallet/challenge and /wallet/link: proves by a signature that the wallet is the person's own. */
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import type { WalletProvider } from '../../lib/wallet/provider.ts';
import { signText } from '../../lib/wallet/sign.ts';

const challengeSchema = z.object({ message: z.string(), nonce: z.string(), expiresAt: z.string() });
const linkSchema = z.object({ address: z.string() });

/**
 * @returns the linked address, as the server writes it
 * @throws ApiError, or the wallet's error (code 4001 if the person refused to sign)
 */
export async function linkWallet(provider: WalletProvider, address: string): Promise<string> {
  const { message } = await request(challengeSchema, {
    method: 'POST',
    path: '/wallet/challenge',
    body: { address },
  });
  const signature = await signText(provider, address, message);
  const linked = await request(linkSchema, {
    method: 'POST',
    path: '/wallet/link',
    body: { message, signature },
  });
  return linked.address;
}
