/** The operators' queue: contributions of an account whose data another person has sent, and wallets of several people. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { answerReview } from '../review-answer.ts';
import { decideReview, findReview, openReviews, type Review } from '../store/review.ts';
import { sharedWallets } from '../store/shared-wallet.ts';
import { api, notFound, ok, type Request } from './api.ts';
import { parseId } from './id.ts';

const mostListed = 100;

/** Leaves out who contributed: the executions say it to those who may read them. */
const toListed = ({ taskToken: _token, userSub: _sub, contributionId: _id, ...review }: Review) => review;

async function decide({ person, path, body: { decision } }: Request<'POST /operator/reviews/{reviewId}'>) {
  const reviewId = parseId(path.reviewId, 'This review');
  if (!(await findReview(reviewId))) throw notFound('This review');
  await decideReview(reviewId, decision, person.sub);
  const review = await findReview(reviewId);
  if (review?.state !== decision)
    throw new MarketError('conflict', 'AlreadyDecided', 'This review was already decided the other way.');
  await answerReview(review);
  return ok(toListed(review));
}

export const handler = api({
  'GET /operator/reviews': async () => {
    const [reviews, wallets] = await Promise.all([openReviews(mostListed), sharedWallets(mostListed)]);
    return ok({ reviews: reviews.map(toListed), sharedWallets: wallets });
  },
  'POST /operator/reviews/{reviewId}': decide,
});
