import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import { howToPay } from '@cgdx/core/specification/word.ts';
import { explain } from '../../lib/api/api-error.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { Button } from '../../ui/control/button.tsx';
import { RailForm } from '../../ui/control/rail-form.tsx';
import { TryAgain } from '../../ui/control/try-again.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import type { CheckoutFlow, Rail } from './checkout-flow.ts';
import { LackNotice } from './lack-notice.tsx';
import type { Offer } from './offer.ts';
import type { WalletState } from './use-checkout.ts';
import type { WalletLack } from './wallet-lack.ts';

interface PaymentChoiceProps {
  readonly flow: Extract<CheckoutFlow, { kind: 'choosing' }>;
  readonly offer: {
    readonly data: Offer | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The uploads in the cart that cannot be bought, base64. */
  readonly obstacles: readonly string[];
  readonly onLeaveOut: (uploadHashes: readonly string[]) => void;
  readonly wallet: WalletState;
  /** The amounts that the wallet lacks; `data` is undefined until they are known. */
  readonly lack: {
    readonly data: WalletLack | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly onRail: (rail: Rail) => void;
  readonly onConnect: () => void;
  readonly onConfirm: () => void;
}

/** Asks how to pay, with the price of both ways and the obstacles to paying. */
export function PaymentChoice({ flow, offer, obstacles, wallet, lack, ...on }: PaymentChoiceProps) {
  const { onLeaveOut, onRail, onConnect, onConfirm } = on;
  const { data, error } = offer;
  // Also if there is an older offer, since the server would refuse it.
  if (error) {
    return (
      <Notice
        tone="fail"
        role="alert"
        title="This cart cannot be bought as it is."
        action={
          obstacles.length > 0 ? (
            <Button size="small" onClick={() => onLeaveOut(obstacles)}>
              {obstacles.length === 1 ? 'Take It Out of the Cart' : 'Take Them Out of the Cart'}
            </Button>
          ) : (
            <TryAgain query={offer} />
          )
        }
      >
        {explain(error)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height={12} />;
  const obstacle = flow.rail === 'stripe' ? data.card.obstacle : undefined;
  const needsWallet = flow.rail === 'cgdx' && wallet !== 'ready';
  const lacks = flow.rail === 'cgdx' && wallet === 'ready' ? lack.data : undefined;
  const price = flow.rail === 'stripe' ? sgd(data.card.amountCents) : <Amount wei={BigInt(data.totalWei)} />;
  return (
    <RailForm
      legend={howToPay}
      rail={flow.rail}
      stripeTitle="Card (Stripe)"
      texts={{
        stripe: `${sgd(data.card.amountCents)}, on Stripe’s payment page in a new tab${paymentsOf(data)}.`,
        cgdx: `${cgdx(BigInt(data.totalWei))} from your wallet${transactionsOf(data)}.`,
      }}
      onRail={onRail}
      onConfirm={onConfirm}
    >
      {obstacle && <Notice tone="warn">{obstacle}</Notice>}
      {data.only && data.only !== flow.rail && (
        <Notice tone="warn">
          This order goes on as it was begun, {data.only === 'stripe' ? 'by card' : 'in CGDX'}. What is not
          paid within its hour can be bought either way.
        </Notice>
      )}
      {data.quotes.length > 1 && (
        <Notice title={`${data.quotes.length} parts, one after the other.`}>{partsNote}</Notice>
      )}
      {flow.rail === 'cgdx' && (
        <Notice title="Your wallet is seen in public.">
          A purchase in CGDX writes your wallet’s address and a fingerprint of the basket on the blockchain.
          It is final once you have the data; one that you make at the contract yourself, past this page, is
          final at once.
        </Notice>
      )}
      {lacks && <LackNotice lack={lacks} query={lack} />}
      {needsWallet ? (
        <Button look="primary" onClick={onConnect} wide>
          {wallet === 'unlinked' ? 'Link Wallet' : 'Connect Wallet'}
        </Button>
      ) : (
        <Button
          look="primary"
          type="submit"
          busy={flow.busy}
          disabled={
            obstacle !== undefined ||
            (lacks !== undefined && lacks.cgdxWei > 0n) ||
            (data.only !== undefined && data.only !== flow.rail)
          }
          wide
        >
          Confirm: Pay {price}
        </Button>
      )}
    </RailForm>
  );
}

const partsNote = `One purchase holds at most ${mostUploads} uploads. Each part is paid once, and is yours as soon as it is paid; if you stop between two, you can pay the rest on your account page.`;

const paymentsOf = ({ quotes }: Offer): string =>
  quotes.length === 1 ? '' : `, in ${quotes.length} payments`;

const transactionsOf = ({ baskets, quotes }: Offer): string => {
  if (baskets.length === 1) return '';
  return `, in ${baskets.length} transactions${quotes.length === 1 ? ': one for each pool' : ''}`;
};
