import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnnouncedWallet } from './provider.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

type Listener = (value: unknown) => void;

/** Returns a fake wallet in the browser, with its responses and its owner's actions. */
function openWallet(accounts: readonly string[] = ['0xann'], chainId = '0x507') {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? new Set<Listener>();
  const answers: Record<string, unknown> = { eth_requestAccounts: accounts, eth_chainId: chainId };
  const provider = {
    request: async ({ method }: { method: string }) => answers[method],
    on: (event: string, listener: Listener) => listeners.set(event, new Set([...of(event), listener])),
    removeListener: (event: string, listener: Listener) => of(event).delete(listener),
  };
  const info = { uuid: 'u', name: 'A wallet', icon: '', rdns: 'org.example.wallet' };
  return {
    announced: { info, provider } as unknown as AnnouncedWallet,
    happens: (event: string, value?: unknown) => {
      for (const listener of of(event)) listener(value);
    },
  };
}

let wallet: typeof import('./wallet.ts');
beforeEach(async () => {
  vi.resetModules();
  stored.clear();
  wallet = await import('./wallet.ts');
});

describe('a connected wallet', () => {
  it('has the account that it shared, and is remembered', async () => {
    const { announced } = openWallet();
    expect(await wallet.connectWallet(announced)).toBe('0xann');
    expect(wallet.currentWallet()).toMatchObject({ kind: 'connected', address: '0xann', name: 'A wallet' });
    expect([...stored.values()]).toEqual(['org.example.wallet']);
  });

  it('stays connected on our chain, and is disconnected on any other', async () => {
    const { announced, happens } = openWallet();
    await wallet.connectWallet(announced);
    happens('chainChanged', '0x507');
    expect(wallet.currentWallet().kind).toBe('connected');
    happens('chainChanged', '0x1');
    expect(wallet.currentWallet().kind, 'proves state.wallet-disconnected-another').toBe('disconnected');
  });

  it('changes to the account that its owner chooses, and is disconnected if there is none', async () => {
    const { announced, happens } = openWallet();
    await wallet.connectWallet(announced);
    happens('accountsChanged', ['0xben', '0xann']);
    expect(wallet.currentWallet()).toMatchObject({ address: '0xben' });
    happens('accountsChanged', []);
    expect(wallet.currentWallet().kind).toBe('disconnected');
  });

  it('that its owner disconnects is forgotten, and its events are ignored', async () => {
    const { announced, happens } = openWallet();
    await wallet.connectWallet(announced);
    wallet.disconnectWallet();
    expect([wallet.currentWallet().kind, stored.size], 'proves account.connect-disconnect-wallet').toEqual([
      'disconnected',
      0,
    ]);
    happens('accountsChanged', ['0xben']);
    expect(wallet.currentWallet().kind).toBe('disconnected');
  });

  it('that shares no account is not connected', async () => {
    await expect(wallet.connectWallet(openWallet([]).announced)).rejects.toThrow('shared no account');
    expect(wallet.currentWallet().kind).toBe('disconnected');
  });
});
