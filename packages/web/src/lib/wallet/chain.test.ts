import { describe, expect, it } from 'vitest';
import { ensureChain } from './chain.ts';
import type { WalletProvider } from './provider.ts';

/** Makes a wallet on `chainId` that knows `known`; methods in `refused` fail with their code. */
function wallet(
  chainId: string,
  known: string[],
  refused: Record<string, unknown> = {},
  switchesAsItAdds = true,
) {
  const asked: string[] = [];
  let current = chainId;
  const provider: WalletProvider = {
    async request({ method, params }) {
      asked.push(method);
      if (method in refused) throw refused[method];
      if (method === 'eth_chainId') return current;
      const wanted = String(params?.map((chain) => (chain as { chainId: string }).chainId));
      if (method === 'wallet_addEthereumChain') {
        known.push(wanted);
        if (!switchesAsItAdds) return null;
      }
      if (!known.includes(wanted)) throw { code: 4902 };
      current = wanted;
      return null;
    },
  };
  return { provider, asked };
}

describe('ensureChain', () => {
  it('asks nothing of a wallet that is on the chain already', async () => {
    const { provider, asked } = wallet('0x507', ['0x507']);
    await ensureChain(provider);
    expect(asked).toEqual(['eth_chainId']);
  });
  it('switches a wallet that knows the chain', async () => {
    const { provider, asked } = wallet('0x1', ['0x1', '0x507']);
    await ensureChain(provider);
    expect(asked).not.toContain('wallet_addEthereumChain');
  });
  it('adds the chain on code 4902, also where a phone wraps the code', async () => {
    const { provider, asked } = wallet('0x1', ['0x1']);
    await ensureChain(provider);
    expect(asked).toContain('wallet_addEthereumChain');
    const wrapped = wallet('0x1', [], {
      wallet_switchEthereumChain: { code: -32603, data: { originalError: { code: 4902 } } },
    });
    await ensureChain(wrapped.provider);
    expect(wrapped.asked).toContain('wallet_addEthereumChain');
  });
  it('asks a wallet again that adds the chain without switching to it', async () => {
    const { provider, asked } = wallet('0x1', ['0x1'], {}, false);
    await ensureChain(provider);
    const steps = asked.filter((method) => method.startsWith('wallet_'));
    expect(steps).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ]);
  });
  it('says what to do where the person refuses or adding fails', async () => {
    const refusing = wallet('0x1', ['0x507'], { wallet_switchEthereumChain: { code: 4001 } });
    await expect(ensureChain(refusing.provider)).rejects.toThrow(/switch manually/);
    const closed = wallet('0x1', [], { wallet_addEthereumChain: { code: 4001 } });
    await expect(ensureChain(closed.provider)).rejects.toThrow(/add it manually/);
  });
});
