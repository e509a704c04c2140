/** Links a wallet to a person as a page does: by signing the message that the product asks for. */
import type { Person } from '../contribute/person.ts';
import type { Stack } from '../start/endpoints.ts';
import { type Answered, call } from './call.ts';

export interface SigningWallet {
  readonly address: string;
  readonly signMessage: (text: string) => Promise<string>;
}

export async function linkWallet(stack: Stack, person: Person, wallet: SigningWallet): Promise<Answered> {
  const { body } = await call(stack, person, 'POST /wallet/challenge', { address: wallet.address });
  const signature = await wallet.signMessage(body.message);
  return call(stack, person, 'POST /wallet/link', { message: body.message, signature });
}
