/** GET /operator/reviews: everything that waits for an operator: contributions, requests, and wallets that several people share. */
import type { AskedRequest, Review, SharedWallet } from '@cgdx/api/route/operator/review.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const rowsPerPage = 100;
const reviewsKey = ['operator', 'reviews'];

export type Waiting =
  | { readonly kind: 'wallet'; readonly wallet: SharedWallet }
  | { readonly kind: 'request'; readonly request: AskedRequest }
  | { readonly kind: 'review'; readonly review: Review };

function keyOfWaiting(one: Waiting): string {
  switch (one.kind) {
    case 'wallet':
      return `wallet ${one.wallet.walletHash}`;
    case 'request':
      return `request ${one.request.requestId}`;
    case 'review':
      return `review ${one.review.reviewId}`;
    default:
      return one satisfies never;
  }
}

/** Returns shared wallets (latest first), requests and reviews (oldest first), a page of each at a time. */
export const useReviews = () =>
  useLiveList<Waiting>({
    queryKey: reviewsKey,
    load: async (cursor, signal) => {
      const query = { limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
      const answer = await callAsOperator('GET /operator/reviews', { query, signal });
      return {
        rows: [
          ...answer.sharedWallets.map((wallet) => ({ kind: 'wallet', wallet }) as const),
          ...answer.requests.map((request) => ({ kind: 'request', request }) as const),
          ...answer.reviews.map((review) => ({ kind: 'review', review }) as const),
        ],
        cursor: answer.cursor,
      };
    },
    keyOf: keyOfWaiting,
    listOf: ({ kind }) => kind,
  });
