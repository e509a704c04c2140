/** The states of a checkout, from the choice of how to pay to the purchases in progress. Pure. */

import type { Quote } from './offer.ts';

export type Rail = 'stripe' | 'cgdx';

/** What a payment in CGDX waits for. */
export type PayingStep = 'approving' | 'purchasing';

export type CheckoutFlow =
  | { readonly kind: 'choosing'; readonly rail: Rail; readonly busy: boolean }
  /** `of` baskets are paid, one after the other; `at` is the current one, counted from 0. */
  | {
      readonly kind: 'paying';
      readonly step: PayingStep;
      readonly at: number;
      readonly of: number;
      /** The highest network fee of the purchase, in base units of the chain's own currency. */
      readonly gasWei?: bigint;
    }
  /** Paid, or being paid on Stripe's payment page at `url`. */
  | {
      readonly kind: 'following';
      readonly purchaseIds: readonly string[];
      /** The number of further payments that were sent and that the server does not know of yet. */
      readonly unreported: number;
      readonly url?: string;
      /** Further quotes of the same order, which the card pays next. */
      readonly rest: readonly Quote[];
      /** The number of parts that the wallet did not pay, since an earlier part failed. */
      readonly left: number;
    };

export type CheckoutEvent =
  | { readonly kind: 'rail-chosen'; readonly rail: Rail }
  | { readonly kind: 'confirmed' }
  | {
      readonly kind: 'step';
      readonly step: PayingStep;
      readonly at: number;
      readonly of: number;
      readonly gasWei?: bigint;
    }
  | {
      readonly kind: 'begun';
      readonly purchaseIds: readonly string[];
      readonly unreported?: number;
      readonly url?: string;
      readonly rest?: readonly Quote[];
      readonly left?: number;
    }
  /** The payment page of the order's next part was opened. */
  | { readonly kind: 'opened'; readonly purchaseId: string; readonly url: string }
  | { readonly kind: 'failed' };

export const choosing = { kind: 'choosing', rail: 'stripe', busy: false } as const satisfies CheckoutFlow;

export function nextCheckoutFlow(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  switch (event.kind) {
    case 'rail-chosen':
      return flow.kind === 'choosing' && !flow.busy ? { ...flow, rail: event.rail } : flow;
    case 'confirmed':
      return flow.kind === 'choosing' ? { ...flow, busy: true } : flow;
    case 'step': {
      const { step, at, of, gasWei } = event;
      return { kind: 'paying', step, at, of, ...(gasWei !== undefined && { gasWei }) };
    }
    case 'begun': {
      const { purchaseIds, unreported = 0, url, rest = [], left = 0 } = event;
      return { kind: 'following', purchaseIds, unreported, rest, left, ...(url !== undefined && { url }) };
    }
    case 'opened': {
      if (flow.kind !== 'following') return flow;
      const { purchaseId, url } = event;
      return { ...flow, purchaseIds: [...flow.purchaseIds, purchaseId], url, rest: flow.rest.slice(1) };
    }
    case 'failed':
      return { kind: 'choosing', rail: flow.kind === 'paying' ? 'cgdx' : railOf(flow), busy: false };
    default:
      return event satisfies never;
  }
}

const railOf = (flow: CheckoutFlow): Rail => (flow.kind === 'choosing' ? flow.rail : 'stripe');
