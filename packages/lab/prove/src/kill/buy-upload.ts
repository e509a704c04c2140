/**
 * Pays for an upload as a buyer does while the cloud is being killed: each call is repeated until it is answered, and
 * nothing is paid twice.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Quote, quoteSchema } from '@cgdx/api/route/quote.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { callUntilAnswered, type PatientCaller } from './call-until-answered.ts';
import type { ResendingWallet } from './resending-wallet.ts';

const againAfterMs = 300;

export interface Buyer {
  readonly email: string;
  readonly userSub: string;
  readonly wallet: ResendingWallet;
}

/** The payments of a buyer, as the buyer knows them. */
export interface Payment {
  readonly buyer: Buyer;
  readonly rail: 'card' | 'cgdx';
  /** The purchase's id for a payment by card, the transaction's hash for one by wallet. */
  readonly reference: string;
}

interface Buying extends PatientCaller {
  readonly cloud: () => Cloud;
  readonly buyer: Buyer;
  readonly note: (payment: Payment) => void;
}

/** @returns undefined if the buyer already has the upload */
async function quoteOf(
  buying: Buying,
  uploadHash: string,
  clientAccountAddress?: string,
): Promise<Quote | undefined> {
  const { status, body } = await callUntilAnswered(buying, 'POST /quotes', {
    uploadHashes: [uploadHash],
    clientAccountAddress,
    licenceVersion,
  });
  return status === 200 ? quoteSchema.parse(body) : undefined;
}

/** Returns whether the page confirms the payment. If its answer was lost, the session is read. */
const didPay = (url: string, email: string): Promise<boolean> =>
  payByCard(url, email).then(
    () => true,
    () => false,
  );

/** @param meanwhile called while the payment page is open */
async function buyByCard(buying: Buying, uploadHash: string, meanwhile?: () => Promise<void>): Promise<void> {
  const { buyer, note } = buying;
  const quote = await quoteOf(buying, uploadHash);
  if (!quote) return;
  let reference: string | undefined;
  for (;;) {
    const { quoteId } = quote;
    const { status, body } = await callUntilAnswered(buying, 'POST /stripe/create-checkout-session', {
      quoteId,
    });
    if (reference === undefined) await meanwhile?.();
    reference ??= body.purchaseId;
    const isPaid = body.code === 'PaidAlready' || (status === 200 && (await didPay(body.url, buyer.email)));
    if (isPaid && reference !== undefined) note({ buyer, rail: 'card', reference });
    if (isPaid || status !== 200) return;
    await sleep(againAfterMs);
  }
}

async function buyByWallet(buying: Buying, uploadHash: string): Promise<void> {
  const { buyer, cloud, note } = buying;
  const { wallet } = buyer;
  const [basket] = (await quoteOf(buying, uploadHash, wallet.address))?.baskets ?? [];
  if (!basket) return;
  let reference: string | undefined;
  for (; reference === undefined; await sleep(againAfterMs))
    reference = await wallet.pay(cloud().stack, basket).catch(() => undefined);
  note({ buyer, rail: 'cgdx', reference });
  await callUntilAnswered(buying, 'POST /transactions', {
    transactionHash: reference,
    clientAccountAddress: wallet.address,
  });
}

/** A buyer who pays twice gets one payment refunded: the slower one, whichever that is. */
const ways: readonly ((buying: Buying, uploadHash: string) => Promise<unknown>)[] = [
  (buying, uploadHash) => buyByCard(buying, uploadHash),
  buyByWallet,
  (buying, uploadHash) => Promise.all([buyByCard(buying, uploadHash), buyByWallet(buying, uploadHash)]),
  (buying, uploadHash) => buyByCard(buying, uploadHash, () => buyByWallet(buying, uploadHash)),
];

/** @param turn selects the way to pay */
export async function buyUpload(buying: Buying, uploadHash: string, turn: number): Promise<void> {
  await ways[turn % ways.length]?.(buying, uploadHash);
}
