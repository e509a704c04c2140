import { clickToDisconnect, walletConnected } from '@cgdx/core/specification/word.ts';
import { openChooser } from '../../lib/wallet/chooser.ts';
import { disconnectWallet, useWallet } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/control/button.tsx';

/** Connects a wallet, or shows that one is connected and disconnects it. */
export function WalletButton() {
  const wallet = useWallet();
  if (wallet.kind !== 'connected') {
    return (
      <Button onClick={openChooser} wide>
        Connect Wallet
      </Button>
    );
  }
  return (
    <Button onClick={disconnectWallet} title={clickToDisconnect} wide>
      {walletConnected}
    </Button>
  );
}
