import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type Purchase, purchasesQuery } from '../../lib/purchase/purchase.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { AwaitedPurchase } from './awaited-purchase.tsx';

const purchase = (status: Purchase['status']) =>
  ({
    purchaseId: 'p1',
    status,
    createdAt: new Date().toISOString(),
    uploadHashes: [],
  }) as unknown as Purchase;

const shownWith = (client: QueryClient, at: string, listed: readonly Purchase[] = []) =>
  renderedText(
    <QueryClientProvider client={client}>
      <AwaitedPurchase listed={listed} />
    </QueryClientProvider>,
    at,
  );

function shown(at: string, status: Purchase['status'], listed: readonly Purchase[] = []) {
  const client = new QueryClient();
  client.setQueryData(['transaction', 'p1'], purchase(status));
  return shownWith(client, at, listed);
}

it('a buyer who returns before Stripe has reported the payment is asked not to pay again', () => {
  expect(shown('/account?tab=transactions&purchase=p1', 'awaiting-payment')).toMatch(
    /^Your payment is being confirmed\. Do not pay again/,
  );
});

it('shows nothing once the purchase is listed or has been reported as paid, or without a purchase in the address', () => {
  expect(shown('/account?purchase=p1', 'awaiting-payment', [purchase('submitted')])).toBe('');
  expect(shown('/account?purchase=p1', 'paid')).toBe('');
  expect(shown('/account', 'awaiting-payment')).toBe('');
});

it('reports that the purchase cannot be read, and does not treat it as missing', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const error = new ApiError(503, 'X', 'The server is away.');
  await client.prefetchQuery({ queryKey: ['transaction', 'p1'], queryFn: () => Promise.reject(error) });
  expect(shownWith(client, '/account?purchase=p1')).toMatch(
    /^The progress cannot be read just now\. The server is away\. Your purchase continues all the same/,
  );
});

it('the list is polled even if all its purchases have ended, since another tab may pay', () => {
  const { refetchInterval } = purchasesQuery('ann');
  const nextPollMs = (data: Purchase[]) =>
    typeof refetchInterval === 'function' ? refetchInterval({ state: { data } } as never) : refetchInterval;
  expect(nextPollMs([])).toBe(15_000);
  expect(nextPollMs([purchase('completed')])).toBe(15_000);
  expect(nextPollMs([purchase('completed'), purchase('submitted')])).toBe(1_500);
});
