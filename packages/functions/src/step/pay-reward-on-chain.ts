/** Payout to a wallet, step 2: waits until the chain has confirmed the claim. */
import { payRewardOnChain } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { awaitClaim } from '../chain/lane/await-claim.ts';
import { step } from './step.ts';

/** The task token brings the output: this call returns none itself. */
const shape = { input: payRewardOnChain.input, output: z.object({}) };

export const handler = step(shape, (input, context) => awaitClaim('cgdx', input, context));
