import { openChooser } from '../../lib/wallet/chooser.ts';
import { isSameAddress, useLinkedWallet } from '../../lib/wallet/linked-wallet.ts';
import { disconnectWallet, useWallet } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/control/button.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { useRestoredWallet } from './use-restored-wallet.ts';
import css from './wallet.module.css';

/** Shows the wallet that is connected to this page, and the wallet to which the account's rewards are paid. */
export function WalletCard() {
  const wallet = useWallet();
  const query = useLinkedWallet();
  const { data: linked, error } = query;
  useRestoredWallet();
  const isLinked = wallet.kind === 'connected' && linked && isSameAddress(linked, wallet.address);

  return (
    <Card
      title="Wallet"
      aside={
        wallet.kind === 'connected' ? (
          <Chip tone={isLinked ? 'good' : 'warn'}>
            {isLinked ? 'Connected and linked' : 'Connected, not linked'}
          </Chip>
        ) : (
          <Chip>Not connected</Chip>
        )
      }
    >
      <div className={css.card}>
        {wallet.kind === 'connected' ? (
          <p className={css.line}>
            {wallet.name} <Hash value={wallet.address} name="address" />
          </p>
        ) : (
          <p className={css.line}>Rewards in CGDX are paid to a wallet that is yours alone.</p>
        )}
        <p className={`${css.line} ${css.linked}`}>
          Linked to your account:{' '}
          {linked ? <Hash value={linked} name="linked address" /> : linked === undefined ? '…' : 'none yet'}
        </p>
        {linked === undefined && error && <LoadFailure what="The wallet of your account" query={query} />}
        <div className={css.actions}>
          {wallet.kind === 'connected' && !isLinked && linked !== undefined && (
            <Button look="primary" size="small" onClick={openChooser}>
              Link Wallet
            </Button>
          )}
          {wallet.kind === 'connected' ? (
            <Button size="small" onClick={disconnectWallet}>
              Disconnect Wallet
            </Button>
          ) : (
            <Button look="primary" size="small" onClick={openChooser}>
              Connect Wallet
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
