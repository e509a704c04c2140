/** Decides about a contribution that waits for an operator. */
import type { Decision, Review as Shown } from '@cgdx/api/route/operator/review.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { decideReview, findReview } from '../../contribution/novelty/review.ts';
import { answerReview } from '../../contribution/novelty/review-answer.ts';
import { notFound } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { actAs, type Order } from '../execution/operator-action.ts';
import { toListed } from './listed-review.ts';

async function decide(reviewId: string, decision: Decision, decidedBy: string): Promise<Shown> {
  if (!(await findReview(reviewId))) throw notFound('This review');
  await decideReview(reviewId, decision, decidedBy);
  const review = await findReview(reviewId);
  if (review?.state !== decision)
    throw new MarketError('conflict', 'AlreadyDecided', 'This review was already decided the other way.');
  await answerReview(review);
  return toListed(review);
}

export const decideOne = (order: Order, id: string, decision: Decision): Promise<Shown> => {
  const reviewId = parseId(id, 'This review');
  const action = decision === 'accepted' ? 'review.accept' : 'review.refuse';
  return actAs(order, action, `review/${reviewId}`, () => decide(reviewId, decision, order.person.sub));
};
