import type { Pool } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import BuyPage from './buy-page.tsx';

const pools = vi.hoisted(() => vi.fn());
vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
  currentSession: () => ({ kind: 'unknown' }),
  onSessionChange: () => undefined,
}));
vi.mock('../../features/pool/list-pools.ts', () => ({ usePools: pools }));

const kept = vi.hoisted(() => new Map<string, string>());
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });

const cart = vi.hoisted(() => vi.fn((): object[] => []));
vi.mock('../../lib/cart/cart.ts', async (load) => ({ ...(await load<object>()), useCart: cart }));

const client = new QueryClient();
const shown = (pool: Partial<Pool>) => {
  pools.mockReturnValue({
    pools: [{ dataPoolId: 'x', dataPoolName: 'X', price: 4, maxIncentive: 200, ...pool }],
    error: null,
  });
  return renderedText(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/datapool/buy/:dataPoolId" element={<BuyPage />} />
      </Routes>
    </QueryClientProvider>,
    `/datapool/buy/${pool.dataPoolId ?? 'x'}`,
  );
};

it('the highest price of an upload is ten times the price of its pool', () => {
  const words = shown({ price: 4, availableForPurchase: true });
  expect(words, 'proves buy.pool-title').toContain('Buy X data');
  expect(shown({ dataPoolId: 'x-words', dataPoolName: 'X words' })).toContain('Buy X posts and comments');
  expect(words, 'proves buy.max-price-per').toContain('Max price per upload: 40 CGDX (about S$4.00)');
});

it('uploads can be filtered, and selected or deselected as a whole', () => {
  const upload = {
    uploadHash: `${'A'.repeat(43)}=`,
    dataQualityScore: 8,
    dataPoolId: 'x',
    price: 32,
    timestamp: '2026-11-05T12:00:00Z',
  };
  client.setQueryData(['upload-datapool', 'x'], { pages: [[upload]], pageParams: [{}] });
  expect(shown({ availableForPurchase: true }), 'proves buy.filter-button-minimum').toContain(
    '1 upload Filter Select All',
  );
  cart.mockReturnValueOnce([upload]);
  expect(shown({ availableForPurchase: true }), 'proves buy.select-deselect').toContain(
    ' Filter Deselect All',
  );
  client.clear();
});

it('the page of a pool that does not sell says so, and links to other pools', () => {
  const words = shown({ availableForPurchase: false });
  expect(words, 'proves buy.pool-does-not').toContain('This pool does not sell at the moment.');
  expect(words).toContain('Explore Other Pools');
});

it('a buyer whose sent payment the server does not know yet is asked not to pay again', () => {
  const pool = { availableForPurchase: true };
  const payment = { sub: 'ann', transactionHash: '0x1', clientAccountAddress: '0xa' };
  expect(shown(pool)).not.toContain('Do not pay again');
  kept.set('cgdx.unreported-payments', JSON.stringify([{ ...payment, sub: 'ben' }]));
  expect(shown(pool)).not.toContain('Do not pay again');
  kept.set('cgdx.unreported-payments', JSON.stringify([payment]));
  expect(shown(pool)).toContain('Do not pay again');
});
