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

/** The chain that has the market's contracts; its pages name them. */
export interface MarketChain {
  readonly chainId: number;
  readonly marketplace: string;
  readonly cgdx: string;
  /** Of a node of the chain: `verify` asks it. */
  readonly rpcUrl: string;
}

export interface MarketOptions {
  /** Of the API, without a slash at its end. */
  readonly url: string;
  /** An API key, made on the account page. */
  readonly key: string;
  /** Not needed by who neither buys in CGDX nor verifies. */
  readonly chain?: MarketChain;
}

type ProgramRoute = keyof typeof programRoutes;
type Found = AnswerBodyOf<'POST /v1/search'>;
type CardPayment = AnswerBodyOf<'POST /v1/quotes/{quoteId}/payment'>;
type PoolUploads = AnswerBodyOf<'GET /v1/pools/{poolId}/uploads'>;
export type Panel = AnswerBodyOf<'GET /v1/pools/{poolId}/panels/{day}'>;
type Preview = AnswerBodyOf<'GET /v1/uploads/{uploadHash}'>;

/** What a quote is asked for. */
export interface Wish {
  /** Base64 of 32 bytes each, of one pool or several. */
  readonly uploadHashes: readonly string[];
  /** The version of the licence that you agree to: section 8 of the terms. */
  readonly licenceVersion: string;
  /** The address of the wallet that is to pay in CGDX, linked to the key's owner. Needs the scope `buy`, and is held under its cap. */
  readonly wallet?: string;
}

/** A panel in place of uploads: what of it is on sale, and not the owner's already. */
type PanelWish = Omit<Wish, 'uploadHashes'> & { readonly panelId: string };

/** Every call fails with a MarketError: the API's own sentence, its code, and its advice. */
export interface Market {
  /** Finds datasets by a need in words: `cards` of uploads have the hash that the other calls take. */
  readonly find: (need: string) => Promise<Found>;
  /** A page of what a pool sells, newest first. @param after the last upload of the page before */
  readonly uploads: (poolId: string, after?: string) => Promise<PoolUploads>;
  /** What one upload holds: its fields, their profile and invented rows; no record. */
  readonly preview: (uploadHash: string) => Promise<Preview>;
  readonly quote: (wish: Wish) => Promise<Quote>;
  /**
   * Pays for a quote that was asked for this wallet, and waits for the data. @param onSent told of each transaction as soon
   * as it is sent: whatever fails afterwards, the market finds the payment, and `purchases` has it
   * @returns a purchase for each pool of the quote
   */
  readonly buy: (
    quote: Quote,
    wallet: Signer,
    onSent?: (transactionHash: string) => void,
  ) => Promise<Purchase[]>;
  /**
   * Charges the card that the key's owner saved for a quote that was asked for without a wallet; again it charges nothing
   * more. `download` waits for the data.
   */
  readonly payByCard: (quoteId: string) => Promise<CardPayment>;
  /** What a pool had at the end of a day, and what changed since an earlier one. @param day `2026-11-28`; the last by default */
  readonly panel: (poolId: string, day?: string, since?: string) => Promise<Panel>;
  /** Up to 5,000 uploads, or a panel: a quote for each part that one purchase holds, all at the price of now. */
  readonly order: (wish: Wish | PanelWish) => Promise<Order>;
  /** How each part of an order stands. */
  readonly readOrder: (orderId: string) => Promise<Order>;
  /** Offers what was not paid of an order anew, once none of its parts can be paid any more. Again it answers the same order. */
  readonly continueOrder: (orderId: string, wish: Omit<Wish, 'uploadHashes'>) => Promise<Order>;
  /**
   * Pays the parts of an order that can be paid, one after the other, each once: whoever was cut off calls it again. A
   * wallet pays an order that was asked for it, the saved card any other. @param onSent as in `buy`
   */
  readonly buyOrder: (
    orderId: string,
    wallet?: Signer,
    onSent?: (transactionHash: string) => void,
  ) => Promise<Order>;
  /** A page of the owner's purchases, newest first. @param after the last purchase of the page before */
  readonly purchases: (after?: string) => Promise<Purchase[]>;
  readonly purchase: (purchaseId: string) => Promise<Purchase>;
  /** Waits until the purchase has ended, and fetches its `data.zip`. */
  readonly download: (purchaseId: string) => Promise<FetchedFile>;
  /** Checks a `data.zip` of any size, and asks the chain for its roots. In Node, `openAsBlob` of `node:fs` opens one. */
  readonly verify: (archive: Blob) => Promise<Verified>;
  /** The same where the market keeps it: nothing is stored here. */
  readonly verifyPurchase: (purchaseId: string) => Promise<Verified>;
}

/** As it stands in an address. */
const inPath = (uploadHash: string): string =>
  uploadHash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export function openMarket({ url, key, chain }: MarketOptions): Market {
  const api = { url, token: async () => key };
  const call = <K extends ProgramRoute>(route: K, input: RouteInput<K>, repeat?: Repeat) =>
    callRoute(api, route, programRoutes[route], input, repeat);
  const ownChain = (): MarketChain => {
    if (chain) return chain;
    throw new MarketError('input', 'ChainNotGiven', 'This market was opened without its chain.', {
      advice: 'Give openMarket the chain with its id, its contracts and a node.',
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
  /** An offer for a wallet is held under the cap: one that may have been made is not asked for again. */
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
