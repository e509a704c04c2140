/** A local cloud with an accepted upload to sell. */

import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';

export interface Market {
  readonly stack: Stack;
  readonly uploadHash: string;
}

export async function fillMarket(stack: Stack, directory: string): Promise<Market> {
  const person = await signUp(stack);
  const files = [await makeSample(directory, 'spotify', '1MB', 91)];
  const tell = () => undefined;
  const { contributionId } = await sendExport({ stack, person, files, poolId: 'spotify', tell });
  const { uploadHash } = await follow(stack, person, contributionId, tell);
  if (uploadHash === undefined) throw new Error('the upload to sell was not accepted');
  return { stack, uploadHash };
}
