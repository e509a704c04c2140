/** What the page of a pool says before it redirects to the list of pools: the mocks run effects while the page renders. */

import { beforeEach, expect, it, vi } from 'vitest';
import ServerPoolList from '../../features/pool/server-pool-list.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { closeMessage, currentMessage } from '../../lib/modal/modal.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import AccountPage from './account-page.tsx';
import BuyPage from './buy-page.tsx';
import ContributePage from './contribute-page.tsx';
import { ExplorePage } from './explore-page.tsx';

const { session, params, query } = vi.hoisted(() => ({
  session: { value: {} as object },
  params: { value: {}, asked: [] as object[] },
  query: { value: {} as object },
}));
vi.mock('react', async (load) => ({ ...(await load<object>()), useEffect: (run: () => void) => void run() }));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  useParams: () => params.value,
  useSearchParams: () => [new URLSearchParams(), (asked: object) => params.asked.push(asked)],
  Navigate: ({ to }: { to: string }) => `Leads to ${to}`,
}));
vi.mock('../../lib/session/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => session.value,
  currentSession: () => session.value,
}));
vi.mock('../../features/landing/register-card.tsx', () => ({ RegisterCard: () => null }));
vi.mock('../../features/pool/list-pools.ts', () => ({ usePools: () => query.value }));
vi.mock('../../features/pool/one-pool.ts', () => ({ usePool: () => query.value, usePoolsWith: () => [] }));
vi.mock('../../lib/page/use-page-title.ts', () => ({ usePageTitle: () => undefined }));

const signedIn = { kind: 'signed-in', person: { sub: 'ann' } };
const signedOut = { kind: 'signed-out' };
beforeEach(() => {
  closeMessage();
  query.value = { pools: [], isPending: false, error: null };
});

function visit(Page: () => React.ReactNode, as: object, dataPoolId = 'nowhere'): string {
  session.value = as;
  params.value = { dataPoolId };
  return renderedText(<Page />);
}

it('the contribute page of an unknown pool says so and redirects to the pools', () => {
  expect(visit(ContributePage, signedIn)).toBe('Leads to /datapool');
  expect(currentMessage(), 'proves contribute.unknown-pool-alert').toEqual({
    kind: 'alert',
    text: 'Data Pool not found',
  });
});

it('a visitor at the contribute page of an unknown pool is asked to sign in', () => {
  expect(visit(ContributePage, signedOut)).toBe('Leads to /datapool');
  expect(currentMessage(), 'proves contribute.unknown-pool-signed').toEqual({
    kind: 'error',
    header: 'Sign In Required',
    text: 'Please sign in to contribute to this data pool.',
  });
});

it('the buy page of an unknown pool says so, and a visitor there is asked to sign in', () => {
  expect(visit(BuyPage, signedIn)).toBe('Leads to /datapool?role=buy');
  expect(currentMessage(), 'proves error.data-pool-not').toEqual({
    kind: 'alert',
    text: 'Data Pool not found',
  });
  expect(visit(BuyPage, signedOut, 'x')).toBe('Leads to /datapool?role=buy');
  expect(currentMessage(), 'proves error.sign-required-view').toEqual({
    kind: 'error',
    header: 'Sign In Required',
    text: 'Please sign in to view this data pool.',
  });
});

it('a pool that cannot be loaded is reported, with a button to try again', () => {
  const error = new ApiError(503, 'X', 'The table is away.');
  query.value = { pools: undefined, isPending: false, error, isFetching: false, refetch: () => undefined };
  const words = 'This data pool could not be loaded. The table is away. Try Again';
  expect(visit(ContributePage, signedIn, 'x'), 'proves contribute.pools-cannot-read').toBe(words);
  expect(visit(BuyPage, signedIn, 'x'), 'proves buy.pools-cannot-read').toBe(words);
});

it('a list of pools that cannot be loaded is reported, with a button to try again', () => {
  const error = new ApiError(503, 'X', 'The server is away.');
  query.value = { pools: undefined, error, isFetching: false, refetch: () => undefined };
  const list = (
    <ServerPoolList label="Pools" figure={() => ({ wei: 0n, text: '' })} onChoose={() => undefined} />
  );
  expect(renderedText(list), 'proves explore.signed-server-list').toBe(
    'The data pools could not be loaded. The server is away. Try Again',
  );
});

it('scrolling by more than 100 px shows the pools to buy from', () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heard.set(type, hear));
  session.value = signedOut;
  renderedText(<ExplorePage />, '/datapool');
  for (const scrollY of [100, 101]) {
    vi.stubGlobal('scrollY', scrollY);
    heard.get('scroll')?.();
  }
  vi.unstubAllGlobals();
  expect(params.asked, 'proves explore.more-than-100').toEqual([{ role: 'buy' }]);
});

it('a visitor at the account page is asked to sign in', () => {
  expect(visit(AccountPage, signedOut), 'proves route.account-signed-in-only').toMatch(/Sign in.*Sign In/);
});
