/**
 * Signs with the quoter's key: stored quotes at the current price of their pools, for a limited time; and
 * cancellations of signed quotes.
 */
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { basketRoot, cancellationTypes, quoteDomain, quoteTypes } from '@cgdx/core/purchase/basket.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { mostUploads, priceBaskets, quoteSeconds } from '@cgdx/core/purchase/quote.ts';
import { TypedDataEncoder } from 'ethers';
import { signDigest } from '../../chain/sign/key-signature.ts';
import { discreetError } from '../../ground/handler/discreet-error.ts';
import { chain } from '../../ground/links.ts';
import { findPool } from '../../pool/pool.ts';
import { findUploads } from '../../pool/upload.ts';
import { findOffer, findQuote, type StoredBasket, type StoredQuote } from '../record/quote.ts';
import { isWithdrawn } from '../record/withdrawn-upload.ts';
import { type QuoteSignatures, quoteOrderSchema } from './quote-signatures.ts';

const clockToleranceSeconds = 300;
/** Base64 of 32 bytes. */
const saltOf = /^[A-Za-z0-9+/]{43}=$/;

/** @returns why this basket must not be signed; undefined if it may be */
async function faultOf(quote: StoredQuote, basket: StoredBasket): Promise<string | undefined> {
  const { contractQuote, dataPoolId, basketSalt = '' } = basket;
  if (!contractQuote || contractQuote.buyer !== quote.wallet) return 'it names no wallet, or another one';
  const offer = await findOffer(contractQuote.buyer, dataPoolId, contractQuote.nonce);
  if (offer?.quote.quoteId !== quote.quoteId) return 'another offer has its number';
  const pool = await findPool(dataPoolId);
  if (!pool?.availableForPurchase) return 'its pool is not for sale';
  const hashes = basket.uploads.map(({ uploadHash }) => uploadHash);
  if (hashes.length === 0 || hashes.length > mostUploads || new Set(hashes).size < hashes.length)
    return 'it holds none, too many or the same upload twice';
  const uploads = await findUploads(hashes);
  const isSold = uploads.every((each) => each.dataPoolId === dataPoolId && !isWithdrawn(each));
  if (uploads.length < hashes.length || !isSold) return 'an upload is not in its pool';
  const [priced] = priceBaskets(uploads, () => pointPriceWei(pool));
  const isRight =
    contractQuote.dataPoolId === dataPoolId &&
    contractQuote.total === String(priced?.totalWei) &&
    contractQuote.basketSize === String(hashes.length) &&
    saltOf.test(basketSalt) &&
    contractQuote.basketRoot === basketRoot(basketSalt, priced?.uploads ?? []);
  return isRight ? undefined : 'its price or its basket is not what the stores say';
}

async function sign({ baskets, ...quote }: StoredQuote): Promise<QuoteSignatures> {
  const now = Math.floor(Date.now() / 1000);
  if (quote.deadline > now + quoteSeconds + clockToleranceSeconds)
    return { refused: 'it would last too long' };
  if (quote.licence !== licenceVersion) return { refused: 'its buyer has not agreed to the licence' };
  const { chainId, marketplace } = chain();
  const domain = quoteDomain(chainId, marketplace);
  const signatures: string[] = [];
  for (const basket of baskets) {
    const fault = await faultOf({ ...quote, baskets }, basket);
    if (fault !== undefined || !basket.contractQuote) return { refused: fault ?? 'it names no wallet' };
    if (basket.contractQuote.deadline !== String(quote.deadline))
      return { refused: 'its deadline is another' };
    const digest = TypedDataEncoder.hash(domain, quoteTypes, basket.contractQuote);
    signatures.push(await signDigest('QuoterKey', digest));
  }
  return { signatures };
}

/** An offer to a wallet may be cancelled at any time: the contract refuses to cancel a paid one. */
async function signCancellation({ baskets }: StoredQuote): Promise<QuoteSignatures> {
  const { chainId, marketplace } = chain();
  const domain = quoteDomain(chainId, marketplace);
  const signatures: string[] = [];
  for (const { contractQuote } of baskets) {
    if (!contractQuote) return { refused: 'it names no wallet' };
    const purchaseId = TypedDataEncoder.hash(domain, quoteTypes, contractQuote);
    const digest = TypedDataEncoder.hash(domain, cancellationTypes, { purchaseId });
    signatures.push(await signDigest('QuoterKey', digest));
  }
  return { signatures };
}

export async function handler(event: unknown): Promise<QuoteSignatures> {
  const order = quoteOrderSchema.safeParse(event);
  if (!order.success) return { refused: 'it is no order' };
  try {
    const quote = await findQuote(order.data.quoteId);
    if (!quote) return { refused: 'there is no such quote' };
    return await (order.data.sign === 'offer' ? sign(quote) : signCancellation(quote));
  } catch (error) {
    throw discreetError(error);
  }
}
