/** Quotes: what a cart costs now, in CGDX and by card; each is valid for an hour. */
import { randomBytes, randomUUID } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cardObstacle, chargeCents } from '@cgdx/core/pricing/pricing.ts';
import { basketRoot } from '@cgdx/core/purchase/basket.ts';
import { type Basket, priceBaskets, quoteSeconds } from '@cgdx/core/purchase/quote.ts';
import { quotesAnHour } from '@cgdx/workflows/wiring/limit.ts';
import { linkedWallet } from '../../account/wallet.ts';
import { api, notFound, ok, type Request } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { assertScope } from '../../ground/caller/key-caller.ts';
import { parseUploadHash } from '../../ground/caller/upload-hash.ts';
import { holdSpending } from '../key/spending.ts';
import {
  countQuote,
  findQuote,
  type StoredBasket,
  type StoredQuote,
  storeQuote,
  storeSignatures,
  takeNonce,
} from '../record/quote.ts';
import { assertAgreed } from './agreed-licence.ts';
import { offeredUploads } from './offered-uploads.ts';
import { requestQuoteSignatures } from './request-quote-signatures.ts';

async function ownWallet(sub: string, address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const wallet = await linkedWallet(sub);
  if (wallet?.toLowerCase() === address.toLowerCase()) return wallet;
  throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
    advice: 'Connect the wallet and sign the message that links it, then try again.',
  });
}

const hourMs = 3_600_000;

/** @throws MarketError TooManyQuotes: each quote is kept for ever, and signed */
async function assertFewQuotes(userSub: string, nowMs: number): Promise<void> {
  const hour = Math.floor(nowMs / hourMs);
  if (await countQuote(userSub, hour, quotesAnHour)) return;
  throw new MarketError('busy', 'TooManyQuotes', 'You have asked for very many offers in this hour.', {
    advice: 'The offers that you have are still valid. Ask for another one later.',
    retryAfterSeconds: Math.ceil(((hour + 1) * hourMs - nowMs) / 1_000),
  });
}

async function offer(
  { dataPoolId, uploads, totalWei }: Basket,
  { quoteId, wallet, deadline }: Pick<StoredQuote, 'quoteId' | 'wallet' | 'deadline'>,
): Promise<StoredBasket> {
  const stored = { dataPoolId, uploads: [...uploads], totalWei: String(totalWei) };
  if (wallet === undefined) return stored;
  const hashes = uploads.map(({ uploadHash }) => uploadHash);
  const basketSalt = randomBytes(32).toString('base64');
  const contractQuote = {
    buyer: wallet,
    dataPoolId,
    basketRoot: basketRoot(basketSalt, hashes),
    basketSize: String(hashes.length),
    total: String(totalWei),
    nonce: await takeNonce(wallet, dataPoolId, quoteId),
    deadline: String(deadline),
  };
  return { ...stored, basketSalt, contractQuote };
}

function answerOf(quote: StoredQuote, signatures: readonly string[]) {
  const totalWei = quote.baskets.reduce((sum, basket) => sum + BigInt(basket.totalWei), 0n);
  const cents = chargeCents(totalWei);
  return {
    quoteId: quote.quoteId,
    createdAt: quote.createdAt,
    expiresAt: new Date(quote.deadline * 1_000).toISOString(),
    totalWei: String(totalWei),
    card: { currency: 'sgd' as const, amountCents: String(cents), obstacle: cardObstacle(cents) },
    baskets: quote.baskets.map(({ contractQuote, basketSalt: _, ...basket }, at) => ({
      ...basket,
      ...(contractQuote && { quote: contractQuote, signature: signatures[at] }),
    })),
  };
}

async function makeQuote({ person, key, body }: Request<'POST /quotes' | 'POST /v1/quotes'>) {
  const { uploadHashes, clientAccountAddress, licenceVersion } = body;
  if (key && clientAccountAddress !== undefined) assertScope(key, 'buy');
  assertAgreed(licenceVersion);
  const { uploads, pools } = await offeredUploads(person.sub, uploadHashes.map(parseUploadHash));
  const priceOf = new Map(pools.map((pool) => [pool.dataPoolId, pointPriceWei(pool)]));
  const wallet = await ownWallet(person.sub, clientAccountAddress);
  const now = Date.now();
  await assertFewQuotes(person.sub, now);
  const about = {
    quoteId: randomUUID(),
    userSub: person.sub,
    createdAt: new Date(now).toISOString(),
    licence: licenceVersion,
    ...(key && { keyId: key.keyId }),
    deadline: Math.floor(now / 1_000) + quoteSeconds,
    ...(wallet !== undefined && { wallet }),
  };
  const baskets = priceBaskets(uploads, (pool) => priceOf.get(pool) ?? 0n);
  // A signed offer is money that a wallet spends.
  if (key && wallet !== undefined)
    await holdSpending(
      key,
      about,
      Number(chargeCents(baskets.reduce((sum, each) => sum + each.totalWei, 0n))),
    );
  const quote = {
    ...about,
    baskets: await Promise.all(baskets.map((basket) => offer(basket, about))),
  };
  // Stored before it is signed, so that every quote that is ever paid can be looked up.
  await storeQuote(quote);
  if (wallet === undefined) return ok(answerOf(quote, []));
  const signatures = await requestQuoteSignatures({ quoteId: quote.quoteId, sign: 'offer' });
  await storeSignatures(quote.quoteId, signatures);
  return ok(answerOf(quote, signatures));
}

/** Answers with none for what no wallet can pay: without a wallet, or once it has expired. */
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

export const handler = api({
  'POST /quotes': makeQuote,
  'POST /v1/quotes': makeQuote,
  'POST /quotes/{quoteId}/cancellation': takeBack,
});
