/** Finds all browser wallets by EIP-6963: each wallet announces itself, so none can hide the others. */
import { createStore, useStore } from '../store.ts';
import type { AnnouncedWallet } from './provider.ts';

const wallets = createStore<readonly AnnouncedWallet[]>([]);
let listening = false;

export const useWallets = () => useStore(wallets);

/** Requests announcements: wallets answer at once, and wallets that load late announce themselves later. */
export function discoverWallets(): readonly AnnouncedWallet[] {
  if (!listening) {
    listening = true;
    addEventListener('eip6963:announceProvider', (event) => {
      const announced = (event as CustomEvent<AnnouncedWallet>).detail;
      const others = wallets.get().filter((wallet) => wallet.info.uuid !== announced.info.uuid);
      wallets.set([...others, announced]);
    });
  }
  dispatchEvent(new Event('eip6963:requestProvider'));
  return wallets.get();
}

/** @returns the wallet with this name once it has announced itself, since some load late; undefined if it does not in time */
export async function findWallet(rdns: string, withinMs: number): Promise<AnnouncedWallet | undefined> {
  const find = () => wallets.get().find(({ info }) => info.rdns === rdns);
  discoverWallets();
  return (
    find() ??
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve(find());
      };
      const timer = setTimeout(end, withinMs);
      const unsubscribe = wallets.subscribe(() => find() && end());
    })
  );
}
