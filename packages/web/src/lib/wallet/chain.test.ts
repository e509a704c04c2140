import { afterEach, describe, expect, it, vi } from 'vitest';
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
  const added: unknown[] = [];
  let current = chainId;
  const provider: WalletProvider = {
    async request({ method, params }) {
      asked.push(method);
      if (method in refused) throw refused[method];
      if (method === 'eth_chainId') return current;
      const wanted = String(params?.map((chain) => (chain as { chainId: string }).chainId));
      if (method === 'wallet_addEthereumChain') {
        known.push(wanted);
        added.push(...(params ?? []));
        if (!switchesAsItAdds) return null;
      }
      if (!known.includes(wanted)) throw { code: 4902 };
      current = wanted;
      return null;
    },
  };
  return { provider, asked, added };
}

const steps = (asked: readonly string[]) => asked.filter((method) => method.startsWith('wallet_'));
const methods = { switching: 'wallet_switchEthereumChain', adding: 'wallet_addEthereumChain' } as const;
const data =
  /The network is Moonbase Alpha: chain ID 1287, RPC URL https:\/\/rpc\.api\.moonbase\.moonbeam\.network, currency DEV\.$/;

afterEach(() => void vi.useRealTimers());

describe('ensureChain', () => {
  it('asks nothing of a wallet that is on the chain already', async () => {
    const { provider, asked } = wallet('0x507', ['0x507']);
    await ensureChain(provider);
    expect(asked).toEqual(['eth_chainId']);
  });
  it('switches a wallet that knows the chain', async () => {
    const { provider, asked } = wallet('0x1', ['0x1', '0x507']);
    await ensureChain(provider);
    expect(asked, 'proves error.chain-1287-only').not.toContain('wallet_addEthereumChain');
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
  it('adds it as the specification has it: chain id 0x507, currency DEV with 18 decimals', async () => {
    const { provider, added } = wallet('0x1', ['0x1']);
    await ensureChain(provider);
    expect(added, 'proves call.wallet-switch-0x507').toMatchObject([
      { chainId: '0x507', nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 } },
    ]);
  });
  it('asks a wallet again that adds the chain without switching to it', async () => {
    const { provider, asked } = wallet('0x1', ['0x1'], {}, false);
    await ensureChain(provider);
    expect(steps(asked)).toEqual([methods.switching, methods.adding, methods.switching]);
  });
  it('says what to do where the person refuses or adding fails', async () => {
    const refusing = wallet('0x1', ['0x507'], { wallet_switchEthereumChain: { code: 4001 } });
    await expect(ensureChain(refusing.provider)).rejects.toThrow(/switch manually/);
    const closed = wallet('0x1', [], { wallet_addEthereumChain: { code: 4001 } });
    await expect(ensureChain(closed.provider)).rejects.toThrow(/add it manually/);
    const failing = wallet('0x1', [], { wallet_addEthereumChain: { code: -32601 } });
    await expect(ensureChain(failing.provider), 'proves error.failed-add-required').rejects.toThrow(
      /^Failed to add the required test network\. Please add it manually in the browser wallet/,
    );
  });
  it.each([
    ['no code at all', { message: 'Netzwerk unbekannt' }],
    ['the code 0 and no words', { code: 0, message: '' }],
    ['an internal error', { code: -32603, message: 'Unrecognized chain ID' }],
    ['the code as a text', { code: '4902', message: 'x' }],
    ['a method that it does not have', { code: -32601, message: 'not supported' }],
    ['no object', 'unknown chain'],
  ])('offers the network to a wallet that refuses the switch with %s', async (_, error) => {
    const once = wallet('0x1', []);
    let isAsked = false;
    const provider: WalletProvider = {
      request: async (call) => {
        const isFirst = call.method === methods.switching && !isAsked;
        isAsked ||= isFirst;
        const answer = once.provider.request(call).catch((own: unknown) => {
          throw isFirst ? error : own;
        });
        return answer;
      },
    };
    await ensureChain(provider);
    expect(steps(once.asked)).toContain(methods.adding);
    const refused = wallet('0x1', [], {
      [methods.switching]: error,
      [methods.adding]: { code: -32601, message: 'not supported' },
    });
    await expect(ensureChain(refused.provider)).rejects.toThrow(data);
  });

  it('notices a wallet that answers null and stays where it is', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const provider: WalletProvider = {
      request: async ({ method }) => {
        asked.push(method);
        return method === 'eth_chainId' ? '0x1' : null;
      },
    };
    const failing = ensureChain(provider).catch(({ message }: Error) => message);
    await vi.runAllTimersAsync();
    const said = await failing;
    expect(said).toMatch(data);
    expect(said, 'proves error.please-switch-required').toMatch(
      /^Please switch to the required test network in the browser wallet\. /,
    );
    expect(steps(asked)).toEqual([methods.switching, methods.adding, methods.switching]);
  });

  it('says so if the switch fails after the network was added', async () => {
    const provider: WalletProvider = {
      request: async ({ method }) => {
        if (method === methods.switching) throw { code: -32603 };
        return '0x1';
      },
    };
    await expect(ensureChain(provider), 'proves error.error-occurred-while').rejects.toThrow(
      /^An error occurred while switching networks\. Please switch manually\. /,
    );
  });

  it('waits for a wallet that says it has switched a moment before it has', async () => {
    vi.useFakeTimers();
    const late = wallet('0x1', ['0x507']);
    const { request } = late.provider;
    late.provider.request = async (call) => {
      if (call.method === methods.switching) setTimeout(() => void request(call), 200);
      return call.method === methods.switching ? null : request(call);
    };
    const ensured = ensureChain(late.provider);
    await vi.runAllTimersAsync();
    await ensured;
    expect(steps(late.asked)).toEqual([methods.switching]);
  });

  it.each(['eth_chainId', methods.switching, methods.adding])(
    'gives up on a wallet that never answers %s, and asks it nothing more',
    async (silent) => {
      vi.useFakeTimers();
      const { provider, asked } = wallet('0x1', []);
      const failing = expect(
        ensureChain({
          request: (call) =>
            call.method === silent ? new Promise(() => asked.push(call.method)) : provider.request(call),
        }),
      ).rejects.toThrow(data);
      await vi.runAllTimersAsync();
      await failing;
      expect(asked.at(-1)).toBe(silent);
    },
  );

  it.each([
    ['as it is', { code: 4001, message: 'Der Nutzer hat abgelehnt' }],
    ['as a text', { code: '4001' }],
    ['as phones wrap it', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['as ethers says it', { code: 'ACTION_REJECTED', info: { error: { code: -32000 } } }],
    ['as a cause', new Error('failed', { cause: { code: 4001 } })],
    ['in words alone', new Error('User rejected the request.')],
  ])('a refusal of the person, said %s, reads as one, and nothing more is asked', async (_, error) => {
    const refusing = wallet('0x1', ['0x507'], { [methods.switching]: error });
    await expect(ensureChain(refusing.provider)).rejects.toThrow(/^You refused to switch networks/);
    expect(steps(refusing.asked)).toEqual([methods.switching]);
    const closed = wallet('0x1', [], { [methods.adding]: error });
    await expect(ensureChain(closed.provider)).rejects.toThrow(/^You refused to add/);
  });
});
