/** The market for a program with an API key: find, preview, quote, buy, download, verify. In Node and in browsers. */
import { programRoutes } from '@cgdx/api/route/api-key.ts';
import type { Order } from '@cgdx/api/route/order.ts';
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import type { Quote } from '@cgdx/api/route/quote.ts';
import type { RouteInput } from '@cgdx/api/route-input.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';
import { rangeSource } from '@cgdx/verify/range-source.ts';
import { type Verified, verifyArchive } from '@cgdx/verify/verify-archive.ts';
import type { Signer } from 'ethers';
import { callRoute, type Repeat } from './call-route.ts';
import { type FetchedFile, fetchFile } from './fetch-file.ts';
import { fileAddressOf, followPurchase } from './follow-purchase.ts';
import { payOffer } from './pay-offer.ts';
import { assertCharged, payParts } from './pay-parts.ts';

/** The chain that holds the market's contracts; the market's pages show these values. */
export interface MarketChain {
  readonly chainId: number;
  readonly marketplace: string;
  readonly cgdx: string;
  /** The address of a node of the chain, which `verify` asks. */
  readonly rpcUrl: string;
}

export interface MarketOptions {
  /** The address of the API, without a slash at its end. */
  readonly url: string;
  /** An API key, made on the account page. */
  readonly key: string;
  /** Needed only to buy in CGDX and to verify. */
  readonly chain?: MarketChain;
}

type ProgramRoute = keyof typeof programRoutes;
type Found = AnswerBodyOf<'POST /v1/search'>;
type CardPayment = AnswerBodyOf<'POST /v1/quotes/{quoteId}/payment'>;
type PoolUploads = AnswerBodyOf<'GET /v1/pools/{poolId}/uploads'>;
export type Panel = AnswerBodyOf<'GET /v1/pools/{poolId}/panels/{day}'>;
type Preview = AnswerBodyOf<'GET /v1/uploads/{uploadHash}'>;

/** What a quote is requested for. */
export interface Wish {
  /** Upload hashes, base64 of 32 bytes each, from one pool or several. */
  readonly uploadHashes: readonly string[];
  /** The version of the licence that you agree to: section 8 of the terms. */
  readonly licenceVersion: string;
  /**
   * The address of the wallet that will pay in CGDX; it must be linked to the account of the key's owner. Needs the
   * scope `buy`; the quote's total counts against the key's cap.
   */
  readonly wallet?: string;
}

/** A panel in place of single uploads: all of its uploads that are on sale and that the owner does not have yet. */
type PanelWish = Omit<Wish, 'uploadHashes'> & { readonly panelId: string };

/** Every call can fail with a MarketError that has the API's own sentence, code and advice. */
export interface Market {
  /** Finds datasets by a need in words. `cards` of uploads have the upload hash that the other calls take. */
  readonly find: (need: string) => Promise<Found>;
  /** Returns a page of a pool's uploads, newest first. @param after the last upload of the previous page */
  readonly uploads: (poolId: string, after?: string) => Promise<PoolUploads>;
  /** Describes one upload: its fields, their profile and invented example rows; never a real record. */
  readonly preview: (uploadHash: string) => Promise<Preview>;
  readonly quote: (wish: Wish) => Promise<Quote>;
  /**
   * Pays for a quote that was requested for this wallet, and waits for the data.
   * @param onSent called with each transaction's hash as soon as it is sent: if a later step fails, the market still finds
   * the payment, and `purchases` lists it
   * @returns a purchase for each pool of the quote
   */
  readonly buy: (
    quote: Quote,
    wallet: Signer,
    onSent?: (transactionHash: string) => void,
  ) => Promise<Purchase[]>;
  /**
   * Charges the card that the key's owner saved, for a quote that was requested without a wallet. Idempotent: a second
   * call charges nothing more. Does not wait for the data; `download` does.
   */
  readonly payByCard: (quoteId: string) => Promise<CardPayment>;
  /**
   * Returns a pool's panel: what it had on sale at the end of a day, and the changes since an earlier day.
   * @param day `2026-11-28`; the last day by default
   */
  readonly panel: (poolId: string, day?: string, since?: string) => Promise<Panel>;
  /** Orders up to 5,000 uploads, or a panel. Returns a quote for each part that fits into one purchase, all at current prices. */
  readonly order: (wish: Wish | PanelWish) => Promise<Order>;
  /** Returns the order with the current state of each part. */
  readonly readOrder: (orderId: string) => Promise<Order>;
  /**
   * Quotes the unpaid parts of an order again, once none of its quotes can be paid any more. Idempotent: a second call
   * returns the same order.
   */
  readonly continueOrder: (orderId: string, wish: Omit<Wish, 'uploadHashes'>) => Promise<Order>;
  /**
   * Pays the payable parts of an order, one after the other. Each part is paid once, so after an interruption the call may
   * be repeated. An order that was requested for a wallet is paid by that wallet, any other by the saved card.
   * @param onSent as in `buy`
   */
  readonly buyOrder: (
    orderId: string,
    wallet?: Signer,
    onSent?: (transactionHash: string) => void,
  ) => Promise<Order>;
  /** Returns a page of the owner's purchases, newest first. @param after the last purchase of the previous page */
  readonly purchases: (after?: string) => Promise<Purchase[]>;
  readonly purchase: (purchaseId: string) => Promise<Purchase>;
  /** Waits until the purchase has ended, and downloads its `data.zip`. */
  readonly download: (purchaseId: string) => Promise<FetchedFile>;
  /** Checks a `data.zip` of any size, and asks the chain for its roots. In Node, `openAsBlob` of `node:fs` opens one. */
  readonly verify: (archive: Blob) => Promise<Verified>;
  /** Checks the `data.zip` of a purchase at the market, by ranges: nothing is stored here. */
  readonly verifyPurchase: (purchaseId: string) => Promise<Verified>;
}

/** Returns an upload hash as it is written in a path: base64url without padding. */
const inPath = (uploadHash: string): string =>
  uploadHash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export function openMarket({ url, key, chain }: MarketOptions): Market {
  const api = { url, token: async () => key };
  const call = <K extends ProgramRoute>(route: K, input: RouteInput<K>, repeat?: Repeat) =>
    callRoute(api, route, programRoutes[route], input, repeat);
  const ownChain = (): MarketChain => {
    if (chain) return chain;
    throw new MarketError('input', 'ChainNotGiven', 'This call needs the market’s chain.', {
      advice: 'Pass `chain` to openMarket: its id, its contracts and a node.',
    });
  };
  const purchase = (purchaseId: string): Promise<Purchase> =>
    call('GET /v1/purchases/{purchaseId}', { path: { purchaseId } });
  const verified = async (source: ByteSource): Promise<Verified> => {
    const { chainId, marketplace, rpcUrl } = ownChain();
    return verifyArchive(source, { chainId, marketplace }, rpcUrl);
  };
  const buy: Market['buy'] = async ({ baskets }, wallet, onSent) => {
    const { chainId, marketplace, cgdx } = ownChain();
    const clientAccountAddress = await wallet.getAddress();
    const bought: Purchase[] = [];
    for (const basket of baskets) {
      const market = { chainId, marketplace, cgdx };
      const transactionHash = await payOffer(market, wallet, basket, 'permit', onSent);
      const { purchaseId } = await call('POST /v1/purchases', {
        body: { transactionHash, clientAccountAddress },
      });
      bought.push(await followPurchase(() => purchase(purchaseId)));
    }
    return bought;
  };
  const payByCard: Market['payByCard'] = (quoteId) =>
    call('POST /v1/quotes/{quoteId}/payment', { path: { quoteId }, body: { payment: 'stripe' } });
  const payByCardNow = async (quoteId: string): Promise<void> => {
    const paid = await payByCard(quoteId);
    assertCharged(paid);
    await followPurchase(() => purchase(paid.purchaseId));
  };
  const readOrder: Market['readOrder'] = (orderId) => call('GET /v1/orders/{orderId}', { path: { orderId } });
  const askedBy = ({ licenceVersion, wallet }: Omit<Wish, 'uploadHashes'>) => ({
    licenceVersion,
    ...(wallet !== undefined && { clientAccountAddress: wallet }),
  });
  /** A quote for a wallet counts against the key's cap, so a request that may have succeeded is not sent again. */
  const repeatOf = ({ wallet }: Pick<Wish, 'wallet'>): Repeat => (wallet === undefined ? 'always' : 'once');
  const after = (last: string | undefined) => ({ query: last === undefined ? {} : { after: last } });

  return {
    find: (need) => call('POST /v1/search', { body: { message: need } }),
    uploads: (poolId, last) => call('GET /v1/pools/{poolId}/uploads', { path: { poolId }, ...after(last) }),
    preview: (uploadHash) =>
      call('GET /v1/uploads/{uploadHash}', { path: { uploadHash: inPath(uploadHash) } }),
    quote: ({ uploadHashes, ...about }) =>
      call(
        'POST /v1/quotes',
        { body: { uploadHashes: [...uploadHashes], ...askedBy(about) } },
        repeatOf(about),
      ),
    buy,
    payByCard,
    order: (wish) => {
      const what = 'panelId' in wish ? { panelId: wish.panelId } : { uploadHashes: [...wish.uploadHashes] };
      return call('POST /v1/orders', { body: { ...what, ...askedBy(wish) } }, repeatOf(wish));
    },
    panel: (poolId, day = 'latest', since) =>
      call('GET /v1/pools/{poolId}/panels/{day}', {
        ...{ path: { poolId, day }, query: since === undefined ? {} : { since } },
      }),
    readOrder,
    continueOrder: (orderId, about) =>
      call('POST /v1/orders', { body: { continues: orderId, ...askedBy(about) } }),
    buyOrder: (orderId, wallet, onSent) =>
      payParts(
        () => readOrder(orderId),
        (quote) => (wallet ? buy(quote, wallet, onSent) : payByCardNow(quote.quoteId)),
      ),
    purchases: (last) => call('GET /v1/purchases', after(last)),
    purchase,
    download: async (purchaseId) =>
      fetchFile(fileAddressOf(await followPurchase(() => purchase(purchaseId)))),
    verify: (archive) => verified(blobSource(archive)),
    verifyPurchase: async (purchaseId) => {
      const bought = await purchase(purchaseId);
      return verified(rangeSource(fileAddressOf(bought), bought.sizeBytes ?? 0));
    },
  };
}
