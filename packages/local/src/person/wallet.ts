/** Links a wallet to a person as a page does, by signing the product's message. */
import type { Stack } from '../ground/endpoints.ts';
import { type Caller, callRoute } from './market-api.ts';

export interface SigningWallet {
  readonly address: string;
  readonly signMessage: (text: string) => Promise<string>;
}

/** @throws MarketError with the API's own code if it refuses the wallet */
export async function linkWallet(stack: Stack, person: Caller, wallet: SigningWallet): Promise<void> {
  const { address } = wallet;
  const { message } = await callRoute(stack, person, 'POST /wallet/challenge', { body: { address } });
  const signature = await wallet.signMessage(message);
  await callRoute(stack, person, 'POST /wallet/link', { body: { message, signature } });
}
