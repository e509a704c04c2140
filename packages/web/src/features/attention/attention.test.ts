import { expect, it } from 'vitest';
import { type ConsoleData, needsOf, weighedBy } from './attention.ts';

const nowMs = Date.parse('2026-11-05T12:00:00Z');
const nothing: ConsoleData = {
  stopped: [],
  letters: undefined,
  reviews: undefined,
  payouts: undefined,
  chain: undefined,
  ledger: undefined,
};
const execution = (endedAt: string) => ({ endedAt, startedAt: endedAt });
const dataWith = (more: object): ConsoleData => ({ ...nothing, ...more }) as ConsoleData;

it('stopped payments come first, with their count and time; what is in order is not listed', () => {
  const needs = needsOf(
    dataWith({
      stopped: [
        {
          workflow: 'contribution',
          status: 'timed-out',
          page: { executions: [execution('2026-11-05T11:00:00Z')] },
        },
        {
          workflow: 'purchase',
          status: 'failed',
          page: { executions: [execution('2026-11-05T10:00:00Z'), execution('2026-11-04T10:00:00Z')] },
        },
        { workflow: 'payout', status: 'failed', page: { executions: [] } },
      ],
      letters: { deadLetters: [{ firstFailedAt: '2026-11-01T00:00:00Z' }], cursor: 'more' },
      reviews: {
        reviews: [{ createdAt: '2026-11-02T00:00:00Z' }],
        sharedWallets: [{ sharedSince: '2026-01-01T00:00:00Z' }],
      },
      payouts: { payouts: [{ createdAt: '2026-11-03T00:00:00Z' }] },
      chain: { isEqual: true },
    }),
    nowMs,
  );
  expect(
    needs.map(({ title, count, isMore, since }) => [title, count, isMore, since]),
    'proves operator.first-page-needs',
  ).toEqual([
    ['Purchases have stopped', 2, false, '2026-11-04T10:00:00Z'],
    ['Contributions took too long', 1, false, '2026-11-05T11:00:00Z'],
    ['Payouts that failed and are tried again', 1, false, '2026-11-03T00:00:00Z'],
    ['Events that nobody has handled', 1, true, '2026-11-01T00:00:00Z'],
    ['People who wait for a decision', 1, false, '2026-11-02T00:00:00Z'],
  ]);
  expect(weighedBy(needs).get('executions')).toEqual({ count: 3, isMore: false, weight: 'now' });
});

it('a wallet that several people share needs nobody', () => {
  const reviews = { reviews: [], requests: [], sharedWallets: [{ sharedSince: '2026-11-05T11:00:00Z' }] };
  expect(needsOf(dataWith({ reviews }), nowMs)).toEqual([]);
});

it('books that do not balance need somebody now', () => {
  const balances = [{ account: 'held', currency: 'SGD', amount: '-1' }];
  expect(needsOf(dataWith({ ledger: { balances } }), nowMs)).toMatchObject([
    { place: 'ledger', weight: 'now' },
  ]);
});

it.each([
  ['no node answers', { unread: { message: 'away' } }, 1],
  ['chain and tree disagree, and nobody works on it', { isEqual: false }, 1],
  [
    'a change waits for a quarter of an hour',
    { isEqual: false, inFlight: {}, oldestUnconfirmedAt: '2026-11-05T11:45:00Z' },
    1,
  ],
  [
    'a change was sent a minute ago',
    { isEqual: false, inFlight: {}, oldestUnconfirmedAt: '2026-11-05T11:59:00Z' },
    0,
  ],
  ['somebody is about to send one', { isEqual: false, lease: {} }, 0],
])('the chain’s count of needs, if %s', (_, chain, count) => {
  expect(needsOf(dataWith({ chain }), nowMs)).toHaveLength(count);
});
