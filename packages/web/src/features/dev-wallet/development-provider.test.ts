import { expect, it, vi } from 'vitest';
import { createDevelopmentProvider } from './development-provider.ts';

vi.mock('./confirm.ts', () => ({ confirmInWallet: async () => true }));

it('refuses an unknown chain with the error code that makes pages offer the right one', async () => {
  const request = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] };
  await expect(
    createDevelopmentProvider().request(request),
    'proves error.chain-1287-only',
  ).rejects.toMatchObject({
    code: 4902,
  });
});
