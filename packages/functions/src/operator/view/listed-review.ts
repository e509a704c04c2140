/** A review as operators see it. */
import type { Review as Shown } from '@cgdx/api/route/operator/review.ts';
import type { Review } from '../../contribution/novelty/review.ts';

/** Leaves out the contributor: the executions show the person's hash to those who may read them. */
export const toListed = ({
  taskToken: _token,
  userSub: _sub,
  contributionId: _id,
  ...review
}: Review): Shown => review;
