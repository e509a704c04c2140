/** Step 2, at times: another person sent data of the same account, so an operator decides. */
import { poolId } from '@cgdx/api/field.ts';
import { requestReview } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { executionName } from '../execution-name.ts';
import { answerReview } from '../review-answer.ts';
import { recordStep } from '../store/contribution.ts';
import { openReview } from '../store/review.ts';
import { step } from './step.ts';

/** The answer goes by the task token: this call answers nothing itself. */
const shape = { input: requestReview.input, output: z.object({}) };

const note =
  'Data of this account came from another person before, so somebody of ours looks at it. This can take a few days.';

export const handler = step(shape, async (input) => {
  const { userSub, contributionId } = input;
  await recordStep({ userSub, contributionId }, 'score-quality', { state: 'running', note });
  const review = await openReview({
    reviewId: executionName(input),
    ...input,
    dataPoolId: poolId.parse(input.dataPoolId),
  });
  // Decided before this run of the step: whoever decided answered an older token.
  await answerReview(review);
  return {};
});
