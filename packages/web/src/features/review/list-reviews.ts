/** GET /operator/reviews: contributions that wait for an operator's decision, and wallets of several people. */
import type { Review, SharedWallet } from '@cgdx/api/route/operator/review.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const rowsPerPage = 100;
const reviewsKey = ['operator', 'reviews'];

export type Waiting =
  | { readonly kind: 'wallet'; readonly wallet: SharedWallet }
  | { readonly kind: 'review'; readonly review: Review };

const keyOfWaiting = (one: Waiting): string =>
  one.kind === 'wallet' ? `wallet ${one.wallet.walletHash}` : `review ${one.review.reviewId}`;

/** Returns wallets, latest first, and reviews, oldest first, a page of each at a time. */
export const useReviews = () =>
  useLiveList<Waiting>({
    queryKey: reviewsKey,
    load: async (cursor, signal) => {
      const query = { limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
      const answer = await callAsOperator('GET /operator/reviews', { query, signal });
      return {
        rows: [
          ...answer.sharedWallets.map((wallet) => ({ kind: 'wallet', wallet }) as const),
          ...answer.reviews.map((review) => ({ kind: 'review', review }) as const),
        ],
        cursor: answer.cursor,
      };
    },
    keyOf: keyOfWaiting,
    listOf: ({ kind }) => kind,
  });
