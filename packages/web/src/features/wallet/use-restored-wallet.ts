import { useEffect } from 'react';
import { disconnectWallet, restoreWallet } from '../../lib/wallet/wallet.ts';

/** Takes up the wallet that was connected before a reload, if it still lets us. */
export function useRestoredWallet(): void {
  useEffect(() => {
    void restoreWallet().catch(() => disconnectWallet());
  }, []);
}
