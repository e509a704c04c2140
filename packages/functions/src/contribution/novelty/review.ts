/** Contributions that wait for an operator's decision. A decision is never deleted. */
import { type Decision, reviewSchema as shownSchema } from '@cgdx/api/route/operator/review.ts';
import { z } from 'zod';
import { is, isAtMost } from '../../ground/table/expression.ts';
import { change, changeItem, findItem, remove, tryChange, tryWrite } from '../../ground/table/item.ts';
import { listPage, type Page, type Position } from '../../ground/table/query.ts';

const reviewSchema = shownSchema.extend({
  userSub: z.string(),
  contributionId: z.string(),
  /** The task token of the waiting workflow. */
  taskToken: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

const table = 'ReviewTable';

/** Opens a review, or gives an open one the newest token and time; a decided one stays as it is. */
export const openReview = ({
  reviewId,
  ...fields
}: Pick<
  Review,
  'reviewId' | 'userSub' | 'contributionId' | 'dataPoolId' | 'quality' | 'earlier' | 'doubts' | 'taskToken'
>): Promise<Review> =>
  changeItem(
    table,
    { reviewId },
    {
      set: { ...fields, askedAtMs: Date.now() },
      setOnce: { state: 'open', createdAt: new Date().toISOString() },
    },
    reviewSchema,
  );

/** Reads consistently, so that it sees every earlier write. */
export const findReview = (reviewId: string): Promise<Review | undefined> =>
  findItem(table, { reviewId }, reviewSchema);

/** Returns one page of the reviews that wait, oldest first. */
export const openReviews = (most: number, after?: Position): Promise<Page<Review>> =>
  listPage(
    table,
    { state: 'open' },
    { index: 'byState', schema: reviewSchema, most, ...(after && { after }) },
  );

/** Decides once. @returns false if it was decided before or does not exist */
export const decideReview = (reviewId: string, state: Decision, decidedBy: string): Promise<boolean> =>
  tryChange(
    change(
      table,
      { reviewId },
      {
        set: { state, decidedBy, decidedAt: new Date().toISOString() },
        onlyIf: { state: is('open') },
      },
    ),
  );

/**
 * Removes an open review from the queue because the execution that asked for it has stopped: a redrive asks
 * again. A review that was opened after the stop stays, and so does a decided one.
 */
export async function dropOpenReview(reviewId: string, stoppedAtMs: number): Promise<void> {
  await tryWrite(remove(table, { reviewId }, { state: is('open'), askedAtMs: isAtMost(stoppedAtMs) }));
}
