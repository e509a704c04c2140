import type { OperatedPool } from '@cgdx/api/route/operator/book.ts';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Differences, OperatedPools, poolColumns } from './operated-pools.tsx';

const query = vi.hoisted(() => vi.fn());
vi.mock('./list-operated-pools.ts', () => ({ useOperatedPools: query }));

const pool: OperatedPool = {
  dataPoolId: 'spotify',
  dataPoolName: 'Spotify',
  price: 2,
  availableForPurchase: true,
  maxIncentive: 100,
  escrowWei: '999000000000000000000000',
  heldWei: '16000000000000000000',
  withdrawableWei: '0',
  cardProceedsCents: '840',
  differences: [],
};

it('a pool shows its terms, its escrow, held payments and its proceeds', () => {
  expect(
    poolColumns.map(({ title, cell }) => `${title}: ${renderedText(cell(pool))}`),
    'proves operator.pools-terms-escrow',
  ).toEqual([
    'Pool: Spotify',
    'For sale: For sale',
    'Price a point: 2 CGDX about S$0.20',
    'Pays at most: 100 CGDX about S$10.00',
    'Escrow: 999,000 CGDX about S$99,900.00',
    'Held for refunds: 16 CGDX about S$1.60',
    'Proceeds, wallets: 0 CGDX about S$0.00',
    'Proceeds, cards: S$8.40',
  ]);
});

it('differences between table and chain are listed above the pools', () => {
  expect(renderedText(<Differences pools={[pool]} />)).toBe('');
  const differences = ['The chain pays at most 90 CGDX.'];
  expect(renderedText(<Differences pools={[{ ...pool, differences }]} />)).toContain(
    'Spotify: The chain pays at most 90 CGDX.',
  );
});

it('without a node, only the figures from the chain are missing', () => {
  const { escrowWei: _escrow, heldWei: _held, withdrawableWei: _own, differences: _none, ...known } = pool;
  const cells = poolColumns.map(({ cell }) => renderedText(cell(known)));
  expect(cells).toEqual([
    ...[
      'Spotify',
      'For sale',
      '2 CGDX about S$0.20',
      '100 CGDX about S$10.00',
      'not read',
      'not read',
      'not read',
      'S$8.40',
    ],
  ]);
  expect(renderedText(<Differences pools={[known]} />)).toBe('');
});

it('a note explains why the proceeds from cards may be below zero', () => {
  query.mockReturnValue({ data: { pools: [pool] }, error: null });
  expect(renderedText(<OperatedPools />)).toMatch(
    /Proceeds, cards: card payments less the rewards that were paid to banks/,
  );
});
