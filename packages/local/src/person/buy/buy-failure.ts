/** What a command had started when it failed: a person who buys again without checking that might pay twice. */
import { PurchaseEnded } from '@cgdx/client/follow-purchase.ts';
import { type Failure, failureOf } from '../../ground/terminal/failure.ts';
import type { BuyEvent } from './buy-event.ts';

export interface StartedPurchase {
  /** The order, if the purchase has several parts; the market records which of them were bought. */
  readonly orderId?: string | undefined;
  readonly purchaseId?: string | undefined;
  readonly transactionHash?: string | undefined;
}

export function startedAfter(begun: StartedPurchase, event: BuyEvent): StartedPurchase {
  switch (event.event) {
    case 'ordered':
      return { ...begun, orderId: event.orderId };
    case 'sent':
      return { ...begun, transactionHash: event.transactionHash };
    case 'begun':
    case 'paid':
    case 'resumed':
      return { ...begun, purchaseId: event.purchaseId };
    default:
      return begun;
  }
}

/** @param account flags with which a newly created person can sign in again */
export function buyFailure(error: unknown, begun: StartedPurchase, account = ''): Failure & StartedPurchase {
  const { code, message, advice } = failureOf(error);
  const id = begun.orderId ?? begun.purchaseId ?? begun.transactionHash;
  const isOver = begun.orderId === undefined && (error instanceof PurchaseEnded || code === 'NotFound');
  if (id === undefined || isOver) return { code, message, advice, ...begun };
  const command = `npm run buy -- --resume ${id}${account}`;
  return {
    code,
    message,
    advice: `Before you buy again, check the state of this purchase: ${command}`,
    ...begun,
  };
}
