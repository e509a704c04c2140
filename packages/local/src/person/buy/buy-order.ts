/** Buys more uploads than one purchase holds: one part after the other, each once and with its own file. */
import { statSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import type { Order } from '@cgdx/api/route/order.ts';
import { payParts } from '@cgdx/client/pay-parts.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import type { Wallet } from 'ethers';
import { callRoute } from '../market-api.ts';
import {
  type Bought,
  type Delivery,
  deliver,
  followPurchase,
  payBasketInCgdx,
  payQuoteByCard,
  withWallet,
} from './buy.ts';

export interface OrderJourney extends Delivery {
  /** The private key of the wallet that pays. */
  readonly walletKey?: string | undefined;
  /** Whether all parts are delivered, since the order is new and any file is of another one. */
  readonly replacesFiles?: boolean;
}

/** `data.zip` becomes `data-2.zip` for the second part. */
export function partFile(file: string, at: number): string {
  const { dir, name, ext } = parsePath(file);
  return `${dir === '' ? '' : `${dir}/`}${name}-${at + 1}${ext}`;
}

const isSigned = ({ parts }: Order): boolean =>
  parts.some(({ quote }) => quote.baskets.some((basket) => basket.quote !== undefined));

const readOrder = ({ stack, person }: Delivery, orderId: string): Promise<Order> =>
  callRoute(stack, person, 'GET /orders/{orderId}', { path: { orderId } });

function tellOrder({ tell }: Delivery, { orderId, parts, totalWei, amountCents }: Order): void {
  tell({ event: 'ordered', orderId, parts: parts.length, totalWei, amountCents });
}

/** Returns the files of an order of so many uploads. */
export const partFiles = (file: string, uploads: number): string[] =>
  Array.from({ length: Math.ceil(uploads / mostUploads) }, (_, at) => partFile(file, at));

/** Whether a part of the order was delivered to this file: an older file is of another order, which `--force` may replace. */
export function isDelivered(file: string, { createdAt }: Pick<Order, 'createdAt'>): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs >= Date.parse(createdAt);
}

/** Delivers each part that the buyer has bought; an order that is resumed without those it has delivered. */
async function deliverParts(journey: OrderJourney, order: Order): Promise<Bought[]> {
  const { parts } = order;
  const bought: Bought[] = [];
  for (const [at, { purchaseId, state }] of parts.entries()) {
    const file = partFile(journey.file, at);
    const isDue = journey.replacesFiles === true || !isDelivered(file, order);
    if (state === 'bought' && purchaseId !== undefined && isDue)
      bought.push(await deliver({ ...journey, file }, purchaseId));
  }
  return bought;
}

/** @throws MarketError if a part is neither bought nor refunded */
function assertOver({ parts }: Order): void {
  const open = parts.filter(({ state }) => state !== 'bought' && state !== 'refunded');
  if (open.length === 0) return;
  throw new MarketError(
    'unavailable',
    'OrderUnderWay',
    `${open.length} of ${parts.length} parts of this order are not bought yet.`,
  );
}

async function pay(journey: OrderJourney, order: Order, wallet: Wallet | undefined): Promise<Bought[]> {
  tellOrder(journey, order);
  const { stack, person, tell } = journey;
  const finish = (purchaseId: string) => followPurchase(stack, person, purchaseId, tell);
  const paid = await payParts(
    () => readOrder(journey, order.orderId),
    async (quote) => {
      if (!wallet) return finish(await payQuoteByCard(journey, quote));
      for (const basket of quote.baskets) await finish(await payBasketInCgdx(journey, wallet, basket));
    },
  );
  const bought = await deliverParts(journey, paid);
  assertOver(paid);
  return bought;
}

/** @throws MarketError with the reason; parts bought before stay bought */
export async function buyOrder(
  given: OrderJourney,
  uploadHashes: readonly string[],
  isByWallet: boolean,
): Promise<Bought[]> {
  const journey = { ...given, replacesFiles: true };
  const { stack, person } = journey;
  const ask = (wallet?: Wallet): Promise<Order> =>
    callRoute(stack, person, 'POST /orders', {
      body: {
        ...{ uploadHashes: [...uploadHashes], licenceVersion },
        ...(wallet && { clientAccountAddress: wallet.address }),
      },
    });
  if (!isByWallet) return pay(journey, await ask(), undefined);
  const { totalWei } = await ask();
  return withWallet(journey, totalWei, async (wallet) => pay(journey, await ask(wallet), wallet));
}

/** Resumes an interrupted order; parts whose quote has expired are quoted again. @throws MarketError WalletNeeded */
export async function resumeOrder(journey: OrderJourney, orderId: string): Promise<Bought[]> {
  const { stack, person, walletKey } = journey;
  const before = await readOrder(journey, orderId);
  const isByWallet = isSigned(before);
  if (isByWallet && walletKey === undefined && before.parts.some(({ state }) => state === 'payable'))
    throw new MarketError('input', 'WalletNeeded', 'A wallet has started to pay this order.', {
      advice: 'Put its private key into CGDX_WALLET_KEY, or wait an hour: then any wallet may pay the rest.',
    });
  const goOn = async (wallet?: Wallet): Promise<Bought[]> => {
    const lapsed = before.parts.some(({ state }) => state === 'unpaid');
    const isSettled = before.parts.every(({ state }) => state !== 'payable' && state !== 'under-way');
    if (!lapsed || !isSettled) return pay(journey, before, wallet);
    const bought = await deliverParts(journey, before);
    const body = {
      continues: orderId,
      licenceVersion,
      ...(wallet && { clientAccountAddress: wallet.address }),
    };
    const next = await callRoute(stack, person, 'POST /orders', { body });
    const rest = { ...journey, file: partFile(journey.file, before.parts.length) };
    return [...bought, ...(await pay(rest, next, wallet))];
  };
  return isByWallet ? withWallet(journey, before.totalWei, goOn) : goOn();
}
