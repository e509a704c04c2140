import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type Purchase, useFollowedPurchases } from '../../lib/purchase/purchase.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Following } from './following.tsx';

const purchase = (status: Purchase['status']) =>
  ({
    purchaseId: 'p1',
    status,
    createdAt: '2026-11-05T12:00:00Z',
    uploadHashes: ['a'],
  }) as unknown as Purchase;

function Followed() {
  const purchases = useFollowedPurchases(['p1']);
  return (
    <Following
      sub="ann"
      purchases={purchases}
      unreported={0}
      url={undefined}
      rest={[]}
      left={0}
      onNext={async () => undefined}
      isDone={purchases.values[0]?.status === 'completed'}
      onClose={() => undefined}
    />
  );
}

/** @param before the purchase as it was read before the failing request */
async function shownAfterFailure(before?: Purchase): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const queryKey = ['transaction', 'p1'];
  if (before) client.setQueryData(queryKey, before);
  const queryFn = () => Promise.reject(new ApiError(503, 'X', 'The table is away.'));
  await client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  return renderedText(
    <QueryClientProvider client={client}>
      <Followed />
    </QueryClientProvider>,
  );
}

const problem = 'The progress cannot be read just now.';

it('if the progress of a purchase cannot be read, the page says why, and that the purchase continues', async () => {
  for (const before of [undefined, purchase('paid')]) {
    const shown = await shownAfterFailure(before);
    expect(shown, 'proves buy.purchase-whose-progress').toContain(problem);
    expect(shown).toContain(
      'The table is away. Your purchase continues all the same, and we keep trying to read it.',
    );
  }
});

it('a completed purchase shows no failure to read its progress', async () => {
  const shown = await shownAfterFailure(purchase('completed'));
  expect(shown).toContain('Your data is ready to download. Download data.zip Go to Transactions');
  expect(shown).not.toContain(problem);
});
