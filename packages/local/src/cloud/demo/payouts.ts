/** Claims rewards for some of the demo's people through the real workflow: alternately to a bank and to a wallet. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { payOut } from '../../person/claim/claim.ts';
import type { Person } from '../../person/person.ts';

/** An accepted upload. */
export interface Accepted {
  readonly person: Person;
  readonly poolId: PoolId;
}

const claims = 12;
const rails = ['bank', 'cgdx'] as const;
const quietly = (): void => undefined;

/** Never throws: a claim that fails is counted, and the cloud continues. */
export async function payDemo(
  stack: Stack,
  accepted: readonly Accepted[],
  out: NodeJS.WriteStream,
): Promise<void> {
  const paid = { bank: 0, cgdx: 0 };
  let lastError: unknown;
  for (const [at, { person, poolId }] of accepted.slice(0, claims).entries()) {
    const rail = rails[at % rails.length] ?? 'cgdx';
    try {
      await payOut({ stack, person, poolId, rail, tell: quietly });
      paid[rail] += 1;
    } catch (error) {
      lastError = error;
    }
  }
  out.write(`  Demo: ${paid.bank} people were paid to their bank, ${paid.cgdx} in CGDX.\n`);
  if (lastError !== undefined)
    out.write(`  The last failure: ${lastError instanceof Error ? lastError.message : lastError}\n`);
}
