import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import type { Waiting } from './list-reviews.ts';
import { WaitingList } from './review-list.tsx';

type List = Parameters<typeof WaitingList>[0]['list'];
const wallet: Waiting = {
  kind: 'wallet',
  wallet: { walletHash: '0f'.repeat(32), people: 2, sharedSince: '2026-11-05T12:00:00Z' },
};
const review: Waiting = {
  kind: 'review',
  review: {
    ...{ reviewId: 'r-1', dataPoolId: 'spotify', quality: 7, earlier: [], state: 'open' },
    createdAt: '2026-11-05T12:00:00Z',
  },
};
const client = new QueryClient();
const nothing = () => {};

const shown = (rows: readonly Waiting[], over: Partial<List> = {}): string =>
  renderedText(
    <QueryClientProvider client={client}>
      <WaitingList
        list={{ rows, failure: undefined, old: undefined, more: undefined, ...over }}
        onDecide={nothing}
      />
    </QueryClientProvider>,
  );
const old = {
  error: new Error('The server cannot be reached.'),
  isFetching: false,
  refetch: nothing,
} as unknown as NonNullable<List['old']>;
const more = { busy: false, failed: false, load: nothing } as unknown as NonNullable<List['more']>;

it('a shared wallet is listed with its hash and the number of people who share it', () => {
  const text = shown([wallet]);
  expect(text).toContain('A wallet that several people share 2 people');
  expect(text).toContain('Wallet hash 0f0f0f…0f0f Nothing has to be decided');
  expect(text).not.toContain('not up to date');
});
it('requests of people are listed among the reviews, in their own words, with a field for the answer', () => {
  const request: Waiting = {
    kind: 'request',
    request: {
      ...{ requestId: 'q-1', kind: 'refund', about: 'p'.repeat(40), state: 'open' },
      ...{ text: 'The play counts of May are all zero.', userHash: '0f'.repeat(32) },
      createdAt: '2026-11-05T12:00:00Z',
    },
  };
  const text = shown([review, request]);
  expect(text).toMatch(
    /A buyer asks for a refund refund .*What they write The play counts of May are all zero\./,
  );
  expect(text).toMatch(/within 14 days of the receipt.*Your answer The person reads it.*Grant Decline/);
  expect(text.indexOf('asks for a refund')).toBeLessThan(text.indexOf('An export for Spotify'));
});
it('reviews that could not be refetched are marked as old, with the reason', () => {
  for (const rows of [[wallet], []])
    expect(shown(rows, { old })).toContain('This is not up to date. The server cannot be reached.');
  expect(shown([])).toContain('Nothing is waiting for you.');
});
it('wallets of all pages are above the reviews, and the button to load more is below them', () => {
  const text = shown([review, wallet], { more });
  expect(text.indexOf('several people share')).toBeLessThan(text.indexOf('An export for Spotify'));
  expect(text).toMatch(/Load More Reviews$/);
  expect(shown([], { more })).not.toContain('Nothing is waiting');
});
