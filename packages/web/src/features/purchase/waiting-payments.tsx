import { chargeCents } from '@cgdx/core/pricing/pricing.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { describeTime } from '../../lib/format/date.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { type Purchase, usePurchases } from '../../lib/purchase/purchase.ts';
import { Button } from '../../ui/control/button.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';

/** Payments that a program of the person has begun, and that the person must confirm with the bank of their card. */
export function WaitingPayments({ sub }: { sub: string }) {
  const { data = [] } = usePurchases(sub);
  return data
    .filter(({ authenticateBy }) => authenticateBy !== undefined)
    .map((purchase) => <WaitingPayment key={purchase.purchaseId} purchase={purchase} />);
}

function WaitingPayment({ purchase }: { purchase: Purchase }) {
  const { purchaseId, totalWei, uploadHashes, authenticateBy = '' } = purchase;
  const uploads = countOf(uploadHashes.length, 'upload');
  // Opens the bank's page, which leads back here.
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      location.assign(
        (await call('POST /transactions/{purchaseId}/authentication', { path: { purchaseId } })).url,
      ),
  });
  return (
    <Notice
      tone="warn"
      role="status"
      title={`A payment of ${sgd(String(chargeCents(BigInt(totalWei))))} waits for you.`}
    >
      <p>
        A program of yours buys {uploads} by your saved card, and the card’s bank asks whether the payment is
        yours. Nothing is charged until you confirm it there. Otherwise it lapses{' '}
        {describeTime(authenticateBy)}.
      </p>
      <Button size="small" look="primary" busy={isPending} onClick={() => mutate()}>
        Confirm Payment
      </Button>
      {error && <Failure error={error} />}
    </Notice>
  );
}
