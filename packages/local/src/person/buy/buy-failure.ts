/** What a command had started when it failed: a person who buys again without checking that might pay twice. */
import { PurchaseEnded } from '@cgdx/client/follow-purchase.ts';
import { type Failure, failureOf } from '../../ground/terminal/failure.ts';
import { nextCommand, withPassword } from '../../ground/terminal/next-command.ts';
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

/** Who buys, and on which stack if it is not that of this machine. */
export interface Buyer {
  readonly email?: string | undefined;
  /** The password of a person who was created for this purchase, who could not sign in again without it. */
  readonly password?: string | undefined;
  readonly stack?: string | undefined;
  /** The file for the data, if it is not the usual one. */
  readonly out?: string | undefined;
  /** Whether the file exists, so that it is to be replaced. */
  readonly force?: boolean;
}

export function buyFailure(
  error: unknown,
  begun: StartedPurchase,
  buyer: Buyer = {},
): Failure & StartedPurchase {
  const { code, message, advice } = failureOf(error);
  const id = begun.orderId ?? begun.purchaseId ?? begun.transactionHash;
  const isOver = begun.orderId === undefined && (error instanceof PurchaseEnded || code === 'NotFound');
  if (id === undefined || isOver) return { code, message, advice, ...begun };
  const { out, force = false, ...as } = buyer;
  const signIn = buyer.password === undefined ? `, ${withPassword}` : '';
  const words = ['--resume', id, ...(out === undefined ? [] : ['--out', out]), ...(force ? ['--force'] : [])];
  return {
    code,
    message,
    advice: `Before you buy again, check the state of this purchase${signIn}: ${nextCommand('buy', words, as)}`,
    ...begun,
  };
}
