/** Step 2, sometimes: another person sent data of the same account, so an operator decides. */
import { poolId } from '@cgdx/api/field.ts';
import { requestReview } from '@cgdx/workflows/step.ts';
import { executionName } from '../execution-name.ts';
import { answerReview } from '../review-answer.ts';
import { recordStep } from '../store/contribution.ts';
import { openReview } from '../store/review.ts';
import { step, withoutOutput } from './step.ts';

const note =
  'Another person has already sent data of this account, so a member of our team reviews it. This can take a few days.';

export const handler = step(withoutOutput(requestReview), async (input) => {
  const { userSub, contributionId } = input;
  await recordStep({ userSub, contributionId }, 'score-quality', { state: 'running', note });
  const review = await openReview({
    reviewId: executionName(input),
    ...input,
    dataPoolId: poolId.parse(input.dataPoolId),
  });
  // It was decided before this run of the step: the decision was sent with an older token.
  await answerReview(review);
  return {};
});
