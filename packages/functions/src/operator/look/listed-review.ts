/** A review as operators see it. */
import type { Review as Shown } from '@cgdx/api/route/operator/review.ts';
import type { Review } from '../../contribution/novelty/review.ts';

/** Leaves out who contributed: the executions say it to those who may read them. */
export const toListed = ({
  taskToken: _token,
  userSub: _sub,
  contributionId: _id,
  ...review
}: Review): Shown => review;
