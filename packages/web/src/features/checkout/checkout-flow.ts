/** The way of a checkout, from the choice of how to pay to the purchases that are on their way. Pure. */

import type { Quote } from './offer.ts';

export type Rail = 'stripe' | 'cgdx';

/** The step that a payment in CGDX waits for. */
export type PayingStep = 'approving' | 'purchasing';

export type CheckoutFlow =
  | { readonly kind: 'choosing'; readonly rail: Rail; readonly busy: boolean }
  /** `of` baskets are to be paid, one after the other; `at` counts from 0. */
  | {
      readonly kind: 'paying';
      readonly step: PayingStep;
      readonly at: number;
      readonly of: number;
      /** What the purchase costs at most in the chain's own currency, base units. */
      readonly gasWei?: bigint;
    }
  /** Paid, or being paid on Stripe's payment page: `url`. */
  | {
      readonly kind: 'following';
      readonly purchaseIds: readonly string[];
      /** How many more were sent that the server does not know of yet. */
      readonly unreported: number;
      readonly url?: string;
      /** Quotes of the same order that a card pays next. */
      readonly rest: readonly Quote[];
      /** How many parts a wallet did not pay, since one before them failed. */
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
  /** A further part of the order has its payment page. */
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
