/** Payout to a wallet, step 2: waits until the chain has confirmed the claim. */
import { payRewardOnChain } from '@cgdx/workflows/step.ts';
import { awaitClaim } from '../chain/lane/await-claim.ts';
import { step, withoutOutput } from './step.ts';

export const handler = step(withoutOutput(payRewardOnChain), (input, context) =>
  awaitClaim('cgdx', input, context),
);
