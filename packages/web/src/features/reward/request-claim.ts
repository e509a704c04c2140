/** POST /smart-contract/upload-incentive: claims every unclaimed upload of a pool, in CGDX. */
import type { BodyOf } from '@cgdx/api/routes.ts';
import { call } from '../../lib/api/call.ts';

const route = 'POST /smart-contract/upload-incentive';

export type Claim = BodyOf<typeof route>;

export async function requestClaim(claim: Claim): Promise<readonly string[]> {
  const { payoutIds } = await call(route, { body: claim });
  return payoutIds;
}
