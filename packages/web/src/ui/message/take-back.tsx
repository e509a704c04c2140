import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showAlert, showError, showSuccess } from '../../lib/modal/modal.ts';
import type { OpenOffer } from '../../lib/payment/open-offer.ts';
import { type TakenBack, takeBack } from '../../lib/payment/take-back.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { openChooser } from '../../lib/wallet/chooser.ts';
import { isDeclined } from '../../lib/wallet/provider.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import { Button } from '../control/button.tsx';

/** Explains what happens to an offer that is taken back. */
export const takeBackWords =
  'You can take the offer back: your wallet sends a cancellation to the market, for a small network fee. ' +
  'What comes first counts. After the cancellation nobody can pay the offer, and your CGDX stays with you; ' +
  'if the payment was faster, you have bought the data. Any account can send it, which helps if one is stuck.';

export async function tellTakenBack(taking: Promise<TakenBack>): Promise<void> {
  try {
    const result = await taking;
    if (result === 'taken-back')
      showSuccess('Offer Taken Back', 'Nobody can pay it any more. Nothing was paid for these uploads.');
    else if (result === 'expired')
      showAlert('This offer has expired: nobody can pay it any more, and there is nothing to take back.');
    else
      showAlert(
        'The market had the payment first. What you bought appears under Transactions as soon as we know of it.',
      );
  } catch (error) {
    const why =
      error instanceof ChainError
        ? error.message
        : isDeclined(error)
          ? 'You declined it in your wallet. The offer is still valid.'
          : explain(error);
    showError('Error', 'The offer could not be taken back.', why);
  }
}

/** A button to cancel an offer from the connected wallet, or to connect one. */
export function TakeBackButton({ offer }: { offer: OpenOffer }) {
  const wallet = useWallet();
  const [busy, setBusy] = useState(false);
  async function press(): Promise<void> {
    if (wallet.kind !== 'connected') {
      openChooser();
      return;
    }
    setBusy(true);
    await tellTakenBack(takeBack(offer, wallet));
    setBusy(false);
  }
  return (
    <Button size="small" busy={busy} onClick={press}>
      {wallet.kind === 'connected' ? 'Take the Offer Back' : 'Connect a Wallet to Take It Back'}
    </Button>
  );
}
