/** Payout to a wallet, step 2: waits until the chain has confirmed the claim. */
import { payRewardOnChain } from '@cgdx/workflows/step.ts';
import { step, withoutOutput } from '../ground/workflow/step.ts';
import { awaitClaim } from './lane/await-claim.ts';

export const handler = step(withoutOutput(payRewardOnChain), (input, context) =>
  awaitClaim('cgdx', input, context),
);
