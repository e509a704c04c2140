import { useEffect } from 'react';
import { discoverWallets } from '../../lib/wallet/discovery.ts';
import { disconnectWallet, restoreWallet } from '../../lib/wallet/wallet.ts';

/** Takes up the wallet that was connected before a reload, if it still lets us. */
export function useRestoredWallet(): void {
  useEffect(() => {
    discoverWallets();
    void restoreWallet().catch(() => disconnectWallet());
  }, []);
}
