/** Takes a signed offer back, from any account: nobody can pay it afterwards. */
import { Contract, type Signer, type TransactionResponse } from 'ethers';
import { marketplaceAbi } from '../abi/marketplace.ts';
import { type Market, type Offer, refusalOf } from './buy-offer.ts';

/**
 * @param offer with the signature of its cancellation
 * @returns the transaction, which is not in a block yet
 * @throws PurchaseRefused with the name QuoteUsed if it was paid or taken back before
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
