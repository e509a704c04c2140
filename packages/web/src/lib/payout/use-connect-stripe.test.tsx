import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { ApiError } from '../api/api-error.ts';
import { closeMessage, currentMessage } from '../modal/modal.ts';
import type { StripeAccount } from './stripe-account.ts';
import { useConnectStripe } from './use-connect-stripe.ts';

const { call, account } = vi.hoisted(() => ({ call: vi.fn(), account: { value: {} as object } }));
vi.mock('../api/call.ts', () => ({ call }));
vi.mock('./stripe-account.ts', async (load) => ({
  ...(await load<object>()),
  stripeAccountQuery: { queryKey: ['stripe-account'], queryFn: async () => account.value },
}));
vi.mock('../api/fact.ts', async (load) => ({
  ...(await load<object>()),
  refreshFacts: async () => undefined,
}));

const page = { location: { href: '' }, close: vi.fn(), opener: {} as unknown };
beforeEach(() => {
  closeMessage();
  page.close.mockClear();
  vi.stubGlobal('open', () => page);
});
afterEach(() => vi.unstubAllGlobals());

let pressed: () => Promise<void> = async () => undefined;
function Page() {
  pressed = useConnectStripe().connect;
  return null;
}

async function connect(kind: StripeAccount['kind'], answer: unknown): Promise<unknown> {
  account.value = { kind, needs: [], stripeAccountId: 'acct_1' };
  call.mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await pressed();
  return currentMessage();
}

it('an account that is already set up opens no page', async () => {
  expect(await connect('ready', undefined), 'proves error.stripe-already-set').toEqual({
    kind: 'alert',
    text: 'Stripe is already set up!',
  });
  expect(page.close).toHaveBeenCalledOnce();
});

it('an incomplete account is reported as such, and its setup page opens', async () => {
  expect(
    await connect('needs', { url: 'https://stripe.example/1' }),
    'proves error.your-stripe-account-incomplete',
  ).toEqual({
    kind: 'alert',
    text: 'Your Stripe account is incomplete. Redirecting you to finish setup.',
  });
  expect(page, 'proves state.stripe-incomplete-new').toMatchObject({
    opener: null,
    location: { href: 'https://stripe.example/1' },
  });
});

it('a person without an account gets the page to create one, without a message', async () => {
  expect(await connect('none', { url: 'https://stripe.example/2' })).toBeUndefined();
  expect(page.location.href, 'proves state.stripe-not-connected').toBe('https://stripe.example/2');
});

it('an account that was set up meanwhile is reported as such', async () => {
  const error = new ApiError(409, 'StripeSetUpAlready', 'It is.');
  expect(await connect('needs', error), 'proves error.your-stripe-account').toEqual({
    kind: 'alert',
    text: 'Your Stripe account is already fully set up!',
  });
  expect(page.close).toHaveBeenCalledOnce();
});
