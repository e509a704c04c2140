/** How a buyer pays for an upload while the cloud is killed: each call is repeated until it is answered, nothing is paid twice. */

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

/** What a buyer has paid, as they know it. */
export interface Payment {
  readonly buyer: Buyer;
  readonly rail: 'card' | 'cgdx';
  /** The purchase's id by card, the transaction's hash by wallet. */
  readonly reference: string;
}

interface Buying extends PatientCaller {
  readonly cloud: () => Cloud;
  readonly buyer: Buyer;
  readonly note: (payment: Payment) => void;
}

/** @returns undefined if it cannot be bought: the buyer has it already */
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

/** Whether the page says so: if its answer was lost, the next look at the session does. */
const didPay = (url: string, email: string): Promise<boolean> =>
  payByCard(url, email).then(
    () => true,
    () => false,
  );

/** @param meanwhile what the buyer does while the page is open */
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

/** Who pays twice has one of the two refunded: the slower one, whichever that is. */
const ways: readonly ((buying: Buying, uploadHash: string) => Promise<unknown>)[] = [
  (buying, uploadHash) => buyByCard(buying, uploadHash),
  buyByWallet,
  (buying, uploadHash) => Promise.all([buyByCard(buying, uploadHash), buyByWallet(buying, uploadHash)]),
  (buying, uploadHash) => buyByCard(buying, uploadHash, () => buyByWallet(buying, uploadHash)),
];

/** @param turn chooses the way to pay */
export async function buyUpload(buying: Buying, uploadHash: string, turn: number): Promise<void> {
  await ways[turn % ways.length]?.(buying, uploadHash);
}
