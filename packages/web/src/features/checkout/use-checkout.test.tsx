import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { CartItem } from '../../lib/cart/cart.ts';
import { closeMessage, currentMessage } from '../../lib/modal/modal.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { useCheckout } from './use-checkout.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api/call.ts', () => ({ call }));
beforeEach(() => {
  closeMessage();
  call.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

type Checkout = ReturnType<typeof useCheckout>;

const items = [{ uploadHash: 'a' } as CartItem];

function Page({ tell }: { tell: (checkout: Checkout) => unknown }) {
  tell(useCheckout('ann', items));
  return null;
}

/** Returns the hook's checkout of one upload whose price is known; it begins with the card. */
function checkoutByCard(): Checkout {
  const client = new QueryClient();
  client.setQueryData(['quote', undefined, ['a']], { id: 'q-1', quotes: [{ quoteId: 'q-1' }], baskets: [] });
  const checkouts: Checkout[] = [];
  renderedText(
    <QueryClientProvider client={client}>
      <Page tell={(checkout) => checkouts.push(checkout)} />
    </QueryClientProvider>,
  );
  const checkout = checkouts.at(-1);
  if (!checkout) throw new Error('Nothing was shown.');
  return checkout;
}

const session = 'POST /stripe/create-checkout-session';

function openedPage() {
  const page = { opener: {} as unknown, location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => page);
  return page;
}

it('a failed card checkout closes the page that it opened, says why, and asks for the price again', async () => {
  const page = openedPage();
  call.mockRejectedValue(new ApiError(409, 'UploadSold', 'You have it already.'));
  await checkoutByCard().confirm();
  expect(
    call.mock.calls.map(([key]) => key),
    'proves error.silent-failures-card',
  ).toEqual([session, 'POST /quotes']);
  expect(page.close).toHaveBeenCalledOnce();
  expect(page.location.href).toBe('');
  expect(currentMessage(), 'proves buy.error-during-purchase').toEqual({
    kind: 'error',
    header: 'Error during purchase',
    text: 'There was an error while purchasing the uploads. Please try again.',
    detail: 'You have it already.',
  });
});

it('a card checkout continues in the page that it opened, which has no access to ours', async () => {
  const page = openedPage();
  call.mockResolvedValue({ url: 'https://pay.test/1', purchaseId: 'p1' });
  await checkoutByCard().confirm();
  expect(call).toHaveBeenCalledWith(session, { body: { quoteId: 'q-1', userSub: 'ann' } });
  expect(page, 'proves call.card-checkout-page').toMatchObject({
    opener: null,
    location: { href: 'https://pay.test/1' },
  });
  expect(page.close).not.toHaveBeenCalled();
  expect(currentMessage()).toBe(undefined);
});
