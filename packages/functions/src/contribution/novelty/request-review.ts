/**
 * Step 2, sometimes: another person sent data of the same account, or the panel knows nothing of its data, so
 * an operator decides. The uploader never learns why: whoever has a copy of somebody's export could learn by
 * sending it that this person contributes.
 */
import { poolId } from '@cgdx/api/schema/field.ts';
import { requestReview } from '@cgdx/workflows/step.ts';
import { executionName } from '../../ground/execution-name.ts';
import { step, withoutOutput } from '../../ground/workflow/step.ts';
import { recordStep } from '../record/contribution.ts';
import { openReview } from './review.ts';
import { answerReview } from './review-answer.ts';

/** The note of every review, whatever its cause, which only operators see. */
const note = 'A member of our team looks at some uploads, and this is one of them. This can take a few days.';

export const handler = step(withoutOutput(requestReview), async (input) => {
  const { userSub, contributionId } = input;
  await recordStep({ userSub, contributionId }, 'score-quality', { state: 'running', note });
  const review = await openReview({
    reviewId: executionName(input),
    ...input,
    dataPoolId: poolId.parse(input.dataPoolId),
  });
  // The review was decided before this run of the step, so the decision went to an older task token.
  await answerReview(review);
  return {};
});
