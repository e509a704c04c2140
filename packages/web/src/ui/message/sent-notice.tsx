import { useOpenOffers } from '../../lib/payment/open-offer.ts';
import { usePayments } from '../../lib/payment/unreported.ts';
import { Notice } from './notice.tsx';
import { TakeBackButton, takeBackWords } from './take-back.tsx';

/** Warns a person who has paid from a wallet, and could pay again before the server knows of it; nothing for others. */
export function SentNotice({ sub }: { sub: string }) {
  const sent = usePayments(sub);
  const offers = useOpenOffers(sub);
  if (sent.length === 0) return null;
  const open = offers.filter((offer) => sent.some((one) => one.transactionHash === offer.transactionHash));
  return (
    <Notice
      tone="warn"
      role="status"
      title="Sent, and not confirmed to us yet."
      action={open.map((offer) => <TakeBackButton key={offer.transactionHash} offer={offer} />)}
    >
      <p>
        Your wallet has sent the payment. Do not pay again: this page tells us of it as soon as we can be
        reached, and your purchase appears under Transactions.
      </p>
      {open.length > 0 && <p>{takeBackWords}</p>}
    </Notice>
  );
}
