import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AnonymousHash } from '../../features/account/anonymous-hash.tsx';
import { BillingCard } from '../../features/account/billing-card.tsx';
import { ConsentCard } from '../../features/account/consent-card.tsx';
import { ApiKeyCard } from '../../features/api-key/api-key-card.tsx';
import { CardSaved } from '../../features/api-key/program-card.tsx';
import { BankCard } from '../../features/bank/bank-card.tsx';
import { History } from '../../features/contribution/history.tsx';
import { EarningsCard } from '../../features/earnings/earnings-card.tsx';
import { usePoolsWith } from '../../features/pool/one-pool.ts';
import { OpenOrders } from '../../features/purchase/open-orders.tsx';
import { PurchaseList } from '../../features/purchase/purchase-list.tsx';
import { WaitingPayments } from '../../features/purchase/waiting-payments.tsx';
import { OwnRequestsCard } from '../../features/request/own-requests-card.tsx';
import { RewardTabs } from '../../features/reward/reward-tabs.tsx';
import { WalletCard } from '../../features/wallet/wallet-card.tsx';
import { WalletChooser } from '../../features/wallet/wallet-chooser.tsx';
import { WebhookCard } from '../../features/webhook/webhook-card.tsx';
import { OwnUploadsCard } from '../../features/withdrawal/own-uploads-card.tsx';
import { refreshFacts } from '../../lib/api/fact.ts';
import type { CartItem } from '../../lib/cart/cart.ts';
import { openSheet, showError } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useUnreportedPayments } from '../../lib/payment/use-unreported-payments.ts';
import type { Person } from '../../lib/session/person.ts';
import { endSession, useSession } from '../../lib/session/session.ts';
import { useUploads } from '../../lib/upload/own-uploads.ts';
import { disconnectWallet } from '../../lib/wallet/wallet.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import css from './account-page.module.css';
import { LoadedCheckout } from './loaded-checkout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const noItems: readonly CartItem[] = [];

export default function AccountPage() {
  usePageTitle('Account');
  const session = useSession();
  switch (session.kind) {
    case 'unknown':
      return <PageSkeleton />;
    case 'signed-out':
      return <SignedOut />;
    case 'signed-in':
      return <Account person={session.person} />;
    default:
      return session satisfies never;
  }
}

function Account({ person }: { person: Person }) {
  useUnreportedPayments(person.sub);
  const { data: uploads = [] } = useUploads(person.sub);
  const [order, setOrder] = useState<string>();
  const queries = useQueryClient();
  const onBought = useCallback(() => void refreshFacts(queries, ['purchase']), [queries]);
  const pools = usePoolsWith(uploads.map(({ dataPoolId }) => dataPoolId));
  async function onSignOut() {
    try {
      disconnectWallet();
      await endSession();
    } catch (error) {
      showError('Error', error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <div>
          <h1>Account</h1>
          <p className={css.login}>{person.loginId}</p>
        </div>
        <div className={css.actions}>
          {person.isOperator && (
            <LinkButton size="small" to="/operator">
              Operators
            </LinkButton>
          )}
          <Button size="small" onClick={onSignOut}>
            Sign Out
          </Button>
        </div>
      </header>
      <CardSaved />
      <WaitingPayments sub={person.sub} />
      <OpenOrders sub={person.sub} onGoOn={setOrder} />
      <section aria-label="Earnings and purchases">
        <RewardTabs sub={person.sub} transactions={<PurchaseList sub={person.sub} />} />
      </section>
      <EarningsCard sub={person.sub} />
      <OwnUploadsCard sub={person.sub} pools={pools} />
      <History />
      <section className={css.ways} aria-label="Where you are paid">
        <BankCard />
        <WalletCard />
      </section>
      <ApiKeyCard sub={person.sub} />
      <WebhookCard sub={person.sub} />
      <BillingCard sub={person.sub} />
      <OwnRequestsCard sub={person.sub} />
      <ConsentCard sub={person.sub} />
      <AnonymousHash sub={person.sub} />
      <WalletChooser />
      {order !== undefined && (
        <LoadedCheckout
          sub={person.sub}
          items={noItems}
          orderId={order}
          onClose={() => setOrder(undefined)}
          onBought={onBought}
        />
      )}
    </div>
  );
}

function SignedOut() {
  return (
    <div className={`page ${css.page}`}>
      <h1>Account</h1>
      <Empty
        title="Sign in to see your account."
        actions={
          <>
            <Button onClick={() => openSheet({ kind: 'sign-up' })}>Sign Up</Button>
            <Button look="primary" onClick={() => openSheet({ kind: 'sign-in' })}>
              Sign In
            </Button>
          </>
        }
      >
        Your uploads, your rewards and your wallet are here.
      </Empty>
    </div>
  );
}
