/** Pays signed offers on the chain of a running stack. */
import type { Basket } from '@cgdx/api/route/quote.ts';
import { type Approval, payOffer } from '@cgdx/client/pay-offer.ts';
import type { Signer } from 'ethers';
import type { Stack } from '../../ground/endpoints.ts';

/** @returns the transaction's hash, once it is in a block */
export const payBasket = (
  { chain: { chainId, contracts } }: Stack,
  wallet: Signer,
  basket: Basket,
  approval?: Approval,
  onSent?: (transactionHash: string) => void,
): Promise<string> => payOffer({ chainId, ...contracts }, wallet, basket, approval, onSent);
