/** The possible results of checking a payment. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { BoughtUpload, Failure, Purchase } from './purchase.ts';
import type { StoredBasket, StoredQuote } from './quote.ts';

/** The captured amount, and what it paid for. */
export interface Payment {
  readonly uploads: readonly BoughtUpload[];
  readonly captured: NonNullable<Purchase['captured']>;
  readonly paymentIntentId?: string;
  /** The version of the licence that the buyer agreed to. */
  readonly licence?: string | undefined;
  /** The quotes that were paid. */
  readonly quotes?: readonly StoredQuote[];
}

export type Verdict =
  | { readonly kind: 'paid'; readonly payment: Payment }
  /** Captured, but different from what was asked for: it must be refunded. */
  | { readonly kind: 'to-refund'; readonly payment: Payment; readonly failure: Failure }
  /** Nothing was captured, or not from this buyer. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The payment may still arrive. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

export const refused = (code: string, message: string): Verdict => ({
  kind: 'refused',
  failure: { code, message },
});

export const notYet = ({ code, message }: Failure): MarketError =>
  new MarketError('unavailable', code, message);

export const uploadsOf = (baskets: readonly StoredBasket[]): BoughtUpload[] =>
  baskets.flatMap(({ dataPoolId, uploads }) => uploads.map((upload) => ({ ...upload, dataPoolId })));
