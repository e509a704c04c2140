/** Payout to a bank, step 3: waits until the chain has the reward as had, so that no wallet can ever be paid with it. */
import { settleOffChain } from '@cgdx/workflows/step.ts';
import { awaitClaim } from '../chain/lane/await-claim.ts';
import { step, withoutOutput } from './step.ts';

export const handler = step(withoutOutput(settleOffChain), (input, context) =>
  awaitClaim('bank', input, context),
);
