import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { refreshFacts } from '../../lib/api/fact.ts';
import { type Purchase, useFollowedPurchases } from '../../lib/purchase/purchase.ts';
import { Notice } from '../../ui/message/notice.tsx';
import { ProgressFailure } from '../../ui/message/progress-failure.tsx';

interface AwaitedPurchaseProps {
  readonly listed: readonly Purchase[];
}

/**
 * Follows the purchase whose payment page has sent the person back here (`purchase` in the address). The person may return
 * before Stripe reports the payment, and until then the list does not contain the purchase.
 */
export function AwaitedPurchase({ listed }: AwaitedPurchaseProps) {
  const purchaseId = useSearchParams()[0].get('purchase');
  const {
    values: [purchase],
    failure,
  } = useFollowedPurchases(purchaseId ? [purchaseId] : []);
  const queries = useQueryClient();
  const isListed = listed.some((one) => one.purchaseId === purchaseId);
  const isAwaited = purchase?.status === 'awaiting-payment';
  const isNew = purchase !== undefined && !isAwaited && !isListed;
  useEffect(() => {
    if (isNew) void refreshFacts(queries, ['purchase']);
  }, [isNew, queries]);
  if (isListed) return null;
  if (isAwaited) return <PaymentAwaited />;
  return purchase === undefined && failure !== undefined ? (
    <ProgressFailure what="Your purchase" error={failure} />
  ) : null;
}

const PaymentAwaited = () => (
  <Notice role="status" title="Your payment is being confirmed.">
    Do not pay again: your purchase appears here by itself as soon as Stripe has told us of it.
  </Notice>
);
