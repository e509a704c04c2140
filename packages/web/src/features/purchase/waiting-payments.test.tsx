import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type Purchase, purchasesQuery } from '../../lib/purchase/purchase.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

const purchase = (authenticateBy?: string) =>
  ({
    ...{ purchaseId: 'p1', status: 'awaiting-payment', uploadHashes: ['AAAA'], authenticateBy },
    ...{ totalWei: String(14n * 10n ** 18n), createdAt: new Date().toISOString() },
  }) as unknown as Purchase;

function shown(...listed: Purchase[]) {
  const client = new QueryClient();
  client.setQueryData(purchasesQuery('ann').queryKey, listed);
  return renderedText(
    <QueryClientProvider client={client}>
      <WaitingPayments sub="ann" />
    </QueryClientProvider>,
  );
}

it('a payment that waits for a confirmation shows its amount, its deadline, and how to confirm it', () => {
  expect(shown(purchase('2026-11-06T12:00:00Z'))).toMatch(
    /^A payment of S\$1\.40 waits for you\. .*buys 1 upload .*lapses .*2026.* Confirm Payment$/,
  );
});

it('other purchases are not shown', () => expect(shown(purchase())).toBe(''));
