/** Buys through a stack and reports each event: the chosen uploads, the price, the payment, the file. */
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import type { Quote } from '@cgdx/api/route/quote.ts';
import { mostListed } from '@cgdx/api/route/upload.ts';
import { fileAddressOf, followPurchase as follow } from '@cgdx/client/follow-purchase.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import type { Verified } from '@cgdx/verify/verify-archive.ts';
import type { Wallet } from 'ethers';
import type { Stack } from '../../ground/endpoints.ts';
import { callRoute } from '../market-api.ts';
import type { Person } from '../person.ts';
import { linkWallet } from '../wallet.ts';
import type { BuyEvent } from './buy-event.ts';
import type { Rail, Wish } from './buy-flags.ts';
import { buyerWallet, chainProvider } from './buyer-wallet.ts';
import { choose, hasEnough, type Offered, type PoolWish } from './choose.ts';
import { download } from './download.ts';
import { payByCard } from './pay-card.ts';
import { payBasket } from './pay-cgdx.ts';
import { verifyArchive } from './verify-archive.ts';

/** Who receives a purchase's data, and in which file. */
export interface Delivery {
  readonly stack: Stack;
  readonly person: Person;
  readonly file: string;
  readonly tell: (event: BuyEvent) => void;
}

export type BuyJourney = Delivery &
  Wish & {
    readonly pay: Rail;
    /** The private key of the wallet that pays. */
    readonly walletKey?: string | undefined;
  };

export interface Bought {
  readonly purchase: Purchase;
  readonly verified: Verified;
}

export const askQuote = async (
  stack: Stack,
  person: Person,
  uploadHashes: readonly string[],
  clientAccountAddress?: string,
): Promise<Quote> =>
  callRoute(stack, person, 'POST /quotes', {
    body: {
      uploadHashes: [...uploadHashes],
      licenceVersion,
      ...(clientAccountAddress && { clientAccountAddress }),
    },
  });

/** @param onBegun called with the purchase's id before the card is charged @returns the id */
export async function buyByCard(
  stack: Stack,
  person: Person,
  { quoteId }: Quote,
  onBegun: (purchaseId: string) => void = () => undefined,
): Promise<string> {
  const { url, purchaseId } = await callRoute(stack, person, 'POST /stripe/create-checkout-session', {
    body: { quoteId },
  });
  onBegun(purchaseId);
  await payByCard(url, person.email);
  return purchaseId;
}

export async function submitTransaction(
  stack: Stack,
  person: Person,
  transactionHash: string,
  clientAccountAddress: string,
): Promise<string> {
  const body = { transactionHash, clientAccountAddress };
  return (await callRoute(stack, person, 'POST /transactions', { body })).purchaseId;
}

/** Reports every change until the purchase has ended. @throws MarketError if a failure of the market stopped it */
export const followPurchase = (
  stack: Stack,
  person: Person,
  purchaseId: string,
  tell: (event: BuyEvent) => void = () => undefined,
): Promise<Purchase> =>
  follow(
    () => callRoute(stack, person, 'GET /transactions/{purchaseId}', { path: { purchaseId } }),
    (status) => tell({ event: 'status', status }),
  );

function tellQuote({ tell }: BuyJourney, { quoteId, totalWei, card }: Quote): void {
  tell({ event: 'quoted', quoteId, totalWei, amountCents: card.amountCents });
}

async function payWithCard(journey: BuyJourney, hashes: readonly string[]): Promise<string> {
  const { stack, person } = journey;
  const quote = await askQuote(stack, person, hashes);
  tellQuote(journey, quote);
  if (quote.card.obstacle !== undefined)
    throw new MarketError('input', 'CardNotPossible', quote.card.obstacle);
  return payQuoteByCard(journey, quote);
}

/** Pays a quote by card and reports it. @returns the purchase's id */
export async function payQuoteByCard({ stack, person, tell }: Delivery, quote: Quote): Promise<string> {
  const purchaseId = await buyByCard(stack, person, quote, (begun) =>
    tell({ event: 'begun', purchaseId: begun }),
  );
  tell({ event: 'paid', purchaseId });
  return purchaseId;
}

/** Pays a signed basket in CGDX and reports it. @returns the purchase's id */
export async function payBasketInCgdx(
  { stack, person, tell }: Delivery,
  wallet: Wallet,
  basket: Quote['baskets'][number],
): Promise<string> {
  const transactionHash = await payBasket(stack, wallet, basket, 'permit', (hash) =>
    tell({ event: 'sent', transactionHash: hash }),
  );
  const purchaseId = await submitTransaction(stack, person, transactionHash, wallet.address);
  tell({ event: 'paid', purchaseId, transactionHash });
  return purchaseId;
}

/**
 * Runs with the wallet that pays, linked to the account; on a local chain the wallet is funded.
 * @param totalWei the amount that it will pay
 */
export async function withWallet<T>(
  { stack, person, walletKey }: Delivery & Pick<BuyJourney, 'walletKey'>,
  totalWei: string,
  run: (wallet: Wallet) => Promise<T>,
): Promise<T> {
  const provider = chainProvider(stack);
  try {
    const wallet = await buyerWallet(stack, provider, BigInt(totalWei), walletKey);
    await linkWallet(stack, person, wallet);
    return await run(wallet);
  } finally {
    provider.destroy();
  }
}

async function payWithWallet(journey: BuyJourney, hashes: readonly string[]): Promise<string> {
  const { stack, person } = journey;
  const { totalWei } = await askQuote(stack, person, hashes);
  return withWallet(journey, totalWei, async (wallet) => {
    const quote = await askQuote(stack, person, hashes, wallet.address);
    tellQuote(journey, quote);
    const [basket] = quote.baskets;
    if (!basket) throw new MarketError('bug', 'OfferEmpty', 'The market offered nothing.');
    return payBasketInCgdx(journey, wallet, basket);
  });
}

/** @throws MarketError if a pool does not have as many as it should */
export async function chooseUploads(journey: BuyJourney): Promise<string[]> {
  const { person, tell } = journey;
  const { email, userSub, isNew } = person;
  tell({ event: 'signed-in', email, userSub, isNew });
  const uploadHashes =
    'uploadHashes' in journey
      ? [...journey.uploadHashes]
      : choose(await offeredUploads(journey, journey), journey);
  tell({ event: 'chosen', uploadHashes });
  return uploadHashes;
}

/** Reads the pool's list page by page, until there are enough uploads to choose from. */
async function offeredUploads({ stack, person }: Delivery, wish: PoolWish): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (let query: { after?: string } | undefined = {}; query !== undefined; ) {
    const page: Offered[] = await callRoute(stack, person, 'GET /upload/datapool/{poolId}', {
      ...{ path: { poolId: wish.poolId }, query },
    });
    offered.push(...page);
    const last = page.at(-1);
    const isLast = page.length < mostListed || hasEnough(offered, wish);
    query =
      last && !isLast ? { after: Buffer.from(last.uploadHash, 'base64').toString('base64url') } : undefined;
  }
  return offered;
}

/** @throws MarketError with the reason if nothing was bought */
export async function buy(journey: BuyJourney): Promise<Bought> {
  const uploadHashes = await chooseUploads(journey);
  return deliver(
    journey,
    await (journey.pay === 'card' ? payWithCard : payWithWallet)(journey, uploadHashes),
  );
}

/**
 * Waits for a purchase, downloads its file and verifies it.
 * @throws PurchaseEnded if nothing was bought, or the payment was refunded
 */
export async function deliver({ stack, person, file, tell }: Delivery, purchaseId: string): Promise<Bought> {
  const purchase = await followPurchase(stack, person, purchaseId, tell);
  const bytes = await download(fileAddressOf(purchase), file);
  tell({ event: 'downloaded', file, bytes });
  const verified = await verifyArchive(file, stack.chain);
  tell({ event: 'verified', uploads: verified.uploads.length, files: verified.files });
  return { purchase, verified };
}
