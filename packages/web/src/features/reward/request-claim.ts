/** POST /smart-contract/upload-incentive: claims every unclaimed upload of a pool, in CGDX. */
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const answerSchema = z.object({ payoutIds: z.array(z.string()) });

export interface Claim {
  readonly userId: string;
  readonly dataPoolId: string;
  /** The wallet that is linked to the account. */
  readonly clientAccountAddress: string;
}

export async function requestClaim(claim: Claim): Promise<readonly string[]> {
  const { payoutIds } = await request(answerSchema, {
    method: 'POST',
    path: '/smart-contract/upload-incentive',
    body: claim,
  });
  return payoutIds;
}
