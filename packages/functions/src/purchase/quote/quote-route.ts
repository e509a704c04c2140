/** Quotes: the price of a cart now, in CGDX and by card. Each is valid for an hour. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { notFound, ok, type Request } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { parseUploadHash } from '../../ground/caller/upload-hash.ts';
import { findQuote } from '../record/quote.ts';
import { assertAgreed } from './agreed-licence.ts';
import { makeQuotes, ownWallet } from './make-quote.ts';
import { offeredUploads } from './offered-uploads.ts';
import { requestQuoteSignatures } from './request-quote-signatures.ts';

async function makeQuote({ person, key, body }: Request<'POST /quotes' | 'POST /v1/quotes'>) {
  const { uploadHashes, clientAccountAddress, licenceVersion } = body;
  const userSub = person.sub;
  assertAgreed(licenceVersion);
  const wallet = await ownWallet(userSub, clientAccountAddress, key);
  const { uploads, pools } = await offeredUploads(userSub, uploadHashes.map(parseUploadHash));
  const asker = { userSub, key, licence: licenceVersion, wallet };
  const [quote] = await makeQuotes(asker, [uploads], pools);
  invariant(quote, 'one part has one quote');
  return ok(quote);
}

/**
 * Returns signatures that cancel the offers; none for a quote that no wallet can pay: one without a wallet, or
 * an expired one.
 */
async function takeBack({ person, path }: Request<'POST /quotes/{quoteId}/cancellation'>) {
  const quote = await findQuote(parseId(path.quoteId, 'This quote'));
  if (quote?.userSub !== person.sub) throw notFound('This quote');
  const { quoteId, baskets, deadline, wallet } = quote;
  if (wallet === undefined || deadline < Date.now() / 1_000) return ok({ cancellations: [] });
  const signatures = await requestQuoteSignatures({ quoteId, sign: 'cancellation' });
  const cancellations = baskets.flatMap(({ contractQuote }, at) => {
    const signature = signatures[at];
    return contractQuote && signature ? [{ quote: contractQuote, signature }] : [];
  });
  return ok({ cancellations });
}

export const quoteHandlers = {
  'POST /quotes': makeQuote,
  'POST /v1/quotes': makeQuote,
  'POST /quotes/{quoteId}/cancellation': takeBack,
};
