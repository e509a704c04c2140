/** Pays the parts of an order one after the other: each part once, even if the call is repeated. */
import type { Order } from '@cgdx/api/route/order.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';

type Quote = Order['parts'][number]['quote'];
type CardPayment = AnswerBodyOf<'POST /v1/quotes/{quoteId}/payment'>;

/**
 * @param read reads the order's current state
 * @param pay pays a quote, and waits until its purchase has ended
 * @returns the order after the payments
 * @throws the error of `pay`: the parts after a failed one are not paid
 */
export async function payParts(
  read: () => Promise<Order>,
  pay: (quote: Quote) => Promise<unknown>,
): Promise<Order> {
  const { parts } = await read();
  for (const { state, quote } of parts) if (state === 'payable') await pay(quote);
  return read();
}

/** @throws MarketError if the card was not charged, or if the bank first asks its owner to confirm */
export function assertCharged({ status, failure, authenticateBy }: CardPayment): void {
  if (status === 'refused') {
    const { code, message } = failure ?? { code: 'NotBought', message: 'Nothing was bought.' };
    throw new MarketError('conflict', code, message);
  }
  if (authenticateBy !== undefined)
    throw new MarketError(
      'conflict',
      'PaymentUnderWay',
      `The bank of the card asks its owner, who may confirm the payment until ${authenticateBy}.`,
      { advice: 'Continue the order once the owner has confirmed.' },
    );
}
