/** Cancels a signed quote, from any account: nobody can pay it afterwards. */
import { Contract, type Signer, type TransactionResponse } from 'ethers';
import { marketplaceAbi } from '../abi/marketplace.ts';
import { type Market, type Offer, refusalOf } from './buy-offer.ts';

/**
 * @param offer the quote, with the quoter's signature of its cancellation
 * @returns the transaction, which is not in a block yet
 * @throws PurchaseRefused with the name QuoteUsed if the quote was already paid or cancelled
 */
export async function cancelOffer(
  signer: Signer,
  { marketplace }: Pick<Market, 'marketplace'>,
  { quote, signature }: Offer,
): Promise<TransactionResponse> {
  const market = new Contract(marketplace, marketplaceAbi, signer);
  try {
    return await market.getFunction('cancelQuote')(quote, signature);
  } catch (error) {
    throw refusalOf(error);
  }
}
