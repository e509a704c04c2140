/** Payout to a bank, step 3: waits until the chain marks the reward as claimed, so that no wallet can ever be paid with it. */
import { settleOffChain } from '@cgdx/workflows/step.ts';
import { step, withoutOutput } from '../ground/workflow/step.ts';
import { awaitClaim } from './lane/await-claim.ts';

export const handler = step(withoutOutput(settleOffChain), (input, context) =>
  awaitClaim('bank', input, context),
);
