/** POST /smart-contract/upload-incentive and …-stripe: claim every unclaimed upload of a pool, in CGDX or to the bank. */
import type { BodyOf } from '@cgdx/api/routes.ts';
import { call } from '../../lib/api/call.ts';

const toWallet = 'POST /smart-contract/upload-incentive';
const toBank = 'POST /smart-contract/upload-incentive-stripe';

/** @returns the ids of the payouts */
export const requestClaim = async (body: BodyOf<typeof toWallet>): Promise<readonly string[]> =>
  (await call(toWallet, { body })).payoutIds;

/** @returns the ids of the payouts */
export const requestBankClaim = async (body: BodyOf<typeof toBank>): Promise<readonly string[]> =>
  (await call(toBank, { body })).payoutIds;
