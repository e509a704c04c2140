/** Sends an operator's decision to the workflow that waits for it. */
import type { requestReview } from '@cgdx/workflows/step.ts';
import type { z } from 'zod';
import type { Review } from './store/review.ts';
import { succeedTask } from './store/task-token.ts';

const refusal = {
  code: 'account-of-another',
  message: 'This data belongs to an account whose data another person has contributed.',
  advice: 'Only the owner of an account can contribute its data. If that is you, please write to us.',
};

/** Does nothing while the review is open. May be repeated: a workflow that has its answer ignores another. */
export async function answerReview({ state, taskToken }: Review): Promise<void> {
  if (state === 'open') return;
  const output: z.infer<typeof requestReview.output> =
    state === 'accepted' ? { outcome: 'accepted' } : { outcome: 'rejected', rejection: refusal };
  await succeedTask(taskToken, output);
}
