import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { closeChooser, useChooserOpen } from '../../lib/wallet/chooser.ts';
import { discoverWallets, useWallets } from '../../lib/wallet/discovery.ts';
import { isSameAddress, linkedWalletQuery } from '../../lib/wallet/linked-wallet.ts';
import type { AnnouncedWallet, WalletProvider } from '../../lib/wallet/provider.ts';
import { connectWallet, useWallet } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ConnectFlow, choosing, connectProblem, linkProblem, shownFlow } from './connect-flow.ts';
import { linkWallet } from './link-wallet.ts';
import css from './wallet.module.css';

/** Lists every wallet that announced itself, connects the chosen one and links it to the account. */
export function WalletChooser() {
  const open = useChooserOpen();
  const wallets = useWallets();
  const wallet = useWallet();
  const queries = useQueryClient();
  const [state, setFlow] = useState<ConnectFlow>(choosing);
  const flow = shownFlow(state, wallet.kind === 'connected');

  useEffect(() => {
    if (!open) return;
    setFlow(choosing);
    discoverWallets();
  }, [open]);

  async function link(provider: WalletProvider, address: string) {
    setFlow({ kind: 'linking' });
    try {
      const linked = await queries.fetchQuery({ ...linkedWalletQuery, staleTime: 0 });
      if (!linked || !isSameAddress(linked, address)) {
        queries.setQueryData(linkedWalletQuery.queryKey, await linkWallet(provider, address));
      }
      closeChooser();
    } catch (error) {
      setFlow({ kind: 'unlinked', problem: linkProblem(error) });
    }
  }

  async function choose(announced: AnnouncedWallet) {
    setFlow({ kind: 'connecting', uuid: announced.info.uuid, name: announced.info.name });
    try {
      const address = await connectWallet(announced);
      await link(announced.provider, address);
    } catch (error) {
      setFlow({ kind: 'choosing', problem: connectProblem(error) });
    }
  }

  return (
    <Dialog open={open} title="Connect Wallet" onClose={closeChooser}>
      <div className={css.chooser}>
        {flow.kind === 'linking' || flow.kind === 'unlinked' ? (
          <Linking
            flow={flow}
            onSign={() => wallet.kind === 'connected' && link(wallet.provider, wallet.address)}
          />
        ) : (
          <Choosing flow={flow} wallets={wallets} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

interface ChoosingProps {
  readonly flow: Extract<ConnectFlow, { kind: 'choosing' | 'connecting' }>;
  readonly wallets: readonly AnnouncedWallet[];
  readonly onChoose: (wallet: AnnouncedWallet) => void;
}

export function Choosing({ flow, wallets, onChoose }: ChoosingProps) {
  return (
    <>
      {flow.kind === 'choosing' && flow.problem && (
        <Notice tone="fail" role="alert">
          {flow.problem}
        </Notice>
      )}
      {wallets.length === 0 ? (
        <Notice tone="warn" title="The browser wallet is not installed.">
          Please install the browser wallet extension! Then reload this page.
        </Notice>
      ) : (
        <ul className={css.wallets} aria-label="Wallets in this browser">
          {wallets.map((wallet) => (
            <li key={wallet.info.uuid}>
              <button
                type="button"
                className={css.wallet}
                disabled={flow.kind === 'connecting'}
                onClick={() => onChoose(wallet)}
              >
                <img src={wallet.info.icon} alt="" width="32" height="32" />
                <span>{wallet.info.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={css.about} role="status">
        {flow.kind === 'connecting'
          ? `Confirm the connection in ${flow.name}.`
          : 'Your wallet asks twice: to connect, and to sign a message that links it to your account. Neither costs anything.'}
      </p>
    </>
  );
}

function Linking({ flow, onSign }: { flow: ConnectFlow; onSign: () => void }) {
  return (
    <>
      {flow.kind === 'unlinked' && (
        <Notice tone="warn" role="alert" title="Connected, but not linked.">
          {flow.problem}
        </Notice>
      )}
      <p className={css.about} role="status">
        {flow.kind === 'linking' && 'Sign the message in your wallet to link it to your account.'}
      </p>
      <Button look="primary" busy={flow.kind === 'linking'} onClick={onSign} wide>
        Sign to Link
      </Button>
    </>
  );
}
