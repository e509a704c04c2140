/** Links a wallet to a person, and returns what the API answers. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import type { SigningWallet } from '@cgdx/local/person/wallet.ts';
import { type Answered, call } from './call.ts';

export async function linkWallet(stack: Stack, person: Person, wallet: SigningWallet): Promise<Answered> {
  const { body } = await call(stack, person, 'POST /wallet/challenge', { address: wallet.address });
  const signature = await wallet.signMessage(body.message);
  return call(stack, person, 'POST /wallet/link', { message: body.message, signature });
}
