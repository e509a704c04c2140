import { installWallet, walletNotInstalled } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { optionalConfig } from '../../lib/config/config.ts';
import { ChainError, networkData } from '../../lib/wallet/chain.ts';
import { closeChooser, useChooserOpen } from '../../lib/wallet/chooser.ts';
import { discoverWallets, useWallets } from '../../lib/wallet/discovery.ts';
import { isSameAddress, linkedWalletQuery } from '../../lib/wallet/linked-wallet.ts';
import type { AnnouncedWallet, WalletProvider } from '../../lib/wallet/provider.ts';
import { connectWallet, useWallet } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import {
  type ConnectFlow,
  choosing,
  connectProblem,
  linkProblem,
  shownFlow,
  slowFlow,
} from './connect-flow.ts';
import { linkWallet } from './link-wallet.ts';
import css from './wallet.module.css';

/** A wallet that has not answered after this time may never answer. */
const slowAfterMs = 15_000;

/** Lists every wallet that announced itself, connects the chosen one and links it to the account. */
export function WalletChooser() {
  const open = useChooserOpen();
  const wallets = useWallets();
  const wallet = useWallet();
  const queries = useQueryClient();
  const [state, setFlow] = useState<ConnectFlow>(choosing);
  const flow = shownFlow(state, wallet.kind === 'connected');
  /** The number of the latest attempt: the failure of an earlier, abandoned attempt is not shown. */
  const asked = useRef(0);

  useEffect(() => {
    if (!open) return;
    setFlow(choosing);
    discoverWallets();
  }, [open]);

  useEffect(() => {
    if (state.kind !== 'connecting' && state.kind !== 'linking') return;
    const timer = setTimeout(() => setFlow(slowFlow), slowAfterMs);
    return () => clearTimeout(timer);
  }, [state.kind]);

  async function link(provider: WalletProvider, address: string, mine = ++asked.current) {
    setFlow({ kind: 'linking' });
    try {
      const linked = await queries.fetchQuery({ ...linkedWalletQuery, staleTime: 0 });
      if (!linked || !isSameAddress(linked, address)) {
        queries.setQueryData(linkedWalletQuery.queryKey, await linkWallet(provider, address));
      }
      closeChooser();
    } catch (error) {
      if (asked.current === mine) setFlow({ kind: 'unlinked', problem: linkProblem(error) });
    }
  }

  async function choose(announced: AnnouncedWallet) {
    const mine = ++asked.current;
    setFlow({ kind: 'connecting', uuid: announced.info.uuid, name: announced.info.name });
    try {
      const address = await connectWallet(announced);
      await link(announced.provider, address, mine);
    } catch (error) {
      if (asked.current !== mine) return;
      const needsNetwork = error instanceof ChainError;
      setFlow({ kind: 'choosing', problem: connectProblem(error), needsNetwork });
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
          {flow.needsNetwork && <NetworkData />}
        </Notice>
      )}
      {wallets.length === 0 ? (
        <Notice tone="warn" title={walletNotInstalled}>
          {installWallet} Then reload this page.
        </Notice>
      ) : (
        <ul className={css.wallets} aria-label="Wallets in this browser">
          {wallets.map((wallet) => (
            <li key={wallet.info.uuid}>
              <button
                type="button"
                className={css.wallet}
                disabled={flow.kind === 'connecting' && !flow.isSlow}
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
          ? flow.isSlow
            ? `${flow.name} has not answered yet. Open it and look for its question, or choose a wallet again.`
            : `Confirm the connection in ${flow.name}.`
          : 'Your wallet asks twice: to connect, and to sign a message that links it to your account. Neither costs anything.'}
      </p>
    </>
  );
}

/** The network's details, each with a button to copy it, for a wallet to which it must be added by hand. */
function NetworkData() {
  return (
    <dl className={css.network}>
      {networkData(optionalConfig().rpcUrl).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Hash value={value} name={name} whole />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Linking({ flow, onSign }: { flow: ConnectFlow; onSign: () => void }) {
  return (
    <>
      {flow.kind === 'unlinked' && (
        <Notice tone="warn" role="alert" title="Connected, but not linked.">
          {flow.problem}
        </Notice>
      )}
      <p className={css.about} role="status">
        {flow.kind === 'linking' &&
          (flow.isSlow
            ? 'Your wallet has not answered yet. Open it and look for its question, or sign again.'
            : 'Sign the message in your wallet to link it to your account.')}
      </p>
      <Button look="primary" busy={flow.kind === 'linking' && !flow.isSlow} onClick={onSign} wide>
        Sign to Link
      </Button>
    </>
  );
}
