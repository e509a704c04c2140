/** What a look at a payment comes to. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { BoughtUpload, Failure, Purchase } from '../store/purchase.ts';
import type { StoredBasket } from '../store/quote.ts';

/** What was captured, and what it was for. */
export interface Payment {
  readonly uploads: readonly BoughtUpload[];
  readonly captured: NonNullable<Purchase['captured']>;
  readonly paymentIntentId?: string;
}

export type Verdict =
  | { readonly kind: 'paid'; readonly payment: Payment }
  /** Captured, and not what was asked for: it goes back. */
  | { readonly kind: 'to-refund'; readonly payment: Payment; readonly failure: Failure }
  /** Nothing was captured, or nothing of this buyer's. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It may still come. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

export const refused = (code: string, message: string): Verdict => ({
  kind: 'refused',
  failure: { code, message },
});

export const notYet = ({ code, message }: Failure): MarketError =>
  new MarketError('unavailable', code, message);

export const uploadsOf = (baskets: readonly StoredBasket[]): BoughtUpload[] =>
  baskets.flatMap(({ dataPoolId, uploads }) => uploads.map((upload) => ({ ...upload, dataPoolId })));
