import { useEffect } from 'react';
import { disconnectWallet, restoreWallet } from '../../lib/wallet/wallet.ts';

/** Reconnects the wallet that was connected before a reload, if it still permits the site. */
export function useRestoredWallet(): void {
  useEffect(() => {
    void restoreWallet().catch(() => disconnectWallet());
  }, []);
}
