/** Sends an operator's decision to the workflow that waits for it. */
import type { requestReview } from '@cgdx/workflows/step.ts';
import type { z } from 'zod';
import { succeedTask } from '../../ground/workflow/task-token.ts';
import type { Review } from './review.ts';

/** The refusal of every review, whatever its cause, which only operators see. */
const refusal = {
  code: 'refused-after-review',
  message: 'A member of our team looked at this upload, and we cannot accept it.',
  advice: 'If you think that this is a mistake, please write to us.',
};

/** Does nothing while the review is open. May be repeated: a workflow that has its answer ignores a second one. */
export async function answerReview({ state, taskToken }: Review): Promise<void> {
  if (state === 'open') return;
  const output: z.infer<typeof requestReview.output> =
    state === 'accepted' ? { outcome: 'accepted' } : { outcome: 'rejected', rejection: refusal };
  await succeedTask(taskToken, output);
}
