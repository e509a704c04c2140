/** The wallet that is connected to this page. */
import { browserMemory } from '../browser-memory.ts';
import { optionalConfig } from '../config/config.ts';
import { createStore, useStore } from '../store.ts';
import { ensureChain, isRequiredChain } from './chain.ts';
import { findWallet } from './discovery.ts';
import type { AnnouncedWallet, WalletProvider } from './provider.ts';

export type Wallet =
  | { readonly kind: 'disconnected' }
  | {
      readonly kind: 'connected';
      /** The address as the wallet wrote it. */
      readonly address: string;
      readonly name: string;
      readonly provider: WalletProvider;
    };

const disconnected: Wallet = { kind: 'disconnected' };
const wallet = createStore<Wallet>(disconnected);
/** The storage key of the wallet to reconnect after a reload; only its reverse domain name is stored. */
const rememberedKey = 'cgdx.wallet';
/** How long to wait for a remembered wallet to announce itself. */
const announceWithinMs = 5_000;
let forget: (() => void) | undefined;

export const useWallet = (): Wallet => useStore(wallet);
export const currentWallet = (): Wallet => wallet.get();

/**
 * Asks the wallet for an account on the required chain.
 *
 * @throws ChainError, or the wallet's own error (code 4001 if the person refused)
 */
export async function connectWallet(announced: AnnouncedWallet): Promise<string> {
  const accounts = await announced.provider.request({ method: 'eth_requestAccounts' });
  const address = firstAccount(accounts);
  if (!address) throw new Error('The wallet shared no account.');
  await ensureChain(announced.provider, optionalConfig().rpcUrl);
  adopt(announced, address);
  return address;
}

export function disconnectWallet(): void {
  forget?.();
  forget = undefined;
  browserMemory.removeItem(rememberedKey);
  wallet.set(disconnected);
}

/** After a reload, reconnects the last wallet if it still permits the site, without asking the person. */
export async function restoreWallet(): Promise<void> {
  const rdns = browserMemory.getItem(rememberedKey);
  if (!rdns || wallet.get().kind === 'connected') return;
  const announced = await findWallet(rdns, announceWithinMs);
  // The person may have connected a wallet meanwhile.
  if (!announced || wallet.get().kind === 'connected') return;
  const { provider } = announced;
  const address = firstAccount(await provider.request({ method: 'eth_accounts' }));
  if (address && isRequiredChain(await provider.request({ method: 'eth_chainId' }))) {
    adopt(announced, address);
  }
}

function adopt({ info, provider }: AnnouncedWallet, address: string): void {
  forget?.();
  const onChain = (chainId: unknown) => {
    if (!isRequiredChain(chainId)) disconnectWallet();
  };
  const onAccounts = (accounts: unknown) => {
    const next = firstAccount(accounts);
    if (next) wallet.set({ kind: 'connected', address: next, name: info.name, provider });
    else disconnectWallet();
  };
  provider.on?.('chainChanged', onChain);
  provider.on?.('accountsChanged', onAccounts);
  provider.on?.('disconnect', disconnectWallet);
  forget = () => {
    provider.removeListener?.('chainChanged', onChain);
    provider.removeListener?.('accountsChanged', onAccounts);
    provider.removeListener?.('disconnect', disconnectWallet);
  };
  browserMemory.setItem(rememberedKey, info.rdns);
  wallet.set({ kind: 'connected', address, name: info.name, provider });
}

function firstAccount(accounts: unknown): string | undefined {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' ? first : undefined;
}
