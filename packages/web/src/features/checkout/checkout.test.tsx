import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Purchase } from '../../lib/purchase/purchase.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import Checkout from './checkout.tsx';
import type { PayingStep } from './checkout-flow.ts';

const checkout = vi.hoisted(() => vi.fn());
vi.mock('./use-checkout.ts', () => ({ useCheckout: checkout }));

const client = new QueryClient();
const nothing = () => undefined;
const page = (
  <QueryClientProvider client={client}>
    <Checkout sub="ann" items={[]} onClose={nothing} onBought={nothing} />
  </QueryClientProvider>
);

it.each([
  ['approving', 'Approving...'],
  ['purchasing', 'Purchasing Uploads...'],
] as const)('while the step “%s” waits for the wallet, the page says %s', (step: PayingStep, header) => {
  checkout.mockReturnValue({ flow: { kind: 'paying', step, at: 0, of: 1 } });
  expect(renderedText(page), 'proves buy.approving-then-purchasing').toContain(header);
});

const headerAfter = (statuses: readonly Purchase['status'][], unreported = 0) => {
  const purchaseIds = statuses.map((status, at) => {
    const purchaseId = `p${at}`;
    const purchase = { purchaseId, status, createdAt: '2026-11-05T12:00:00Z', uploadHashes: ['a'] };
    client.setQueryData(['transaction', purchaseId], purchase);
    return purchaseId;
  });
  checkout.mockReturnValue({ flow: { kind: 'following', purchaseIds, unreported, rest: [], left: 0 } });
  return /<h2[^>]*>([^<]*)</.exec(renderedMarkup(page))?.[1];
};

it('the dialog is titled Uploads Purchased once all data can be downloaded, and can be dismissed', () => {
  expect(headerAfter(['completed', 'completed']), 'proves buy.success-uploads-purchased').toBe(
    'Uploads Purchased',
  );
  for (const words of ['Your data is ready to download.', 'Go to Transactions', 'Dismiss'])
    expect(renderedText(page), 'proves modal.success-success-your').toContain(words);
  expect(headerAfter(['completed', 'granted'])).toBe('Your purchase');
  expect(headerAfter(['completed', 'refunded'])).toBe('Your purchase');
  expect(headerAfter(['completed'], 1)).toBe('Your purchase');
});
