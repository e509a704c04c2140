/** Payout to a bank, step 3: waits until the chain has the reward as had, so that no wallet can ever be paid with it. */
import { settleOffChain } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { awaitClaim } from '../chain/lane/await-claim.ts';
import { step } from './step.ts';

/** The task token brings the output: this call returns none itself. */
const shape = { input: settleOffChain.input, output: z.object({}) };

export const handler = step(shape, (input, context) => awaitClaim('bank', input, context));
