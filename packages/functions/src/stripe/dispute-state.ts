/** Translates a dispute's status at Stripe into what it means for the money. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type Stripe from 'stripe';

/**
 * `open`: the bank holds the money until it decides. `won`: the money is ours again. `lost`: the buyer has it,
 * also during an appeal. `none`: no money was taken back.
 */
export type DisputeState = 'open' | 'won' | 'lost' | 'none';

const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  prevented: 'none',
  warning_needs_response: 'none',
  warning_under_review: 'none',
  warning_closed: 'none',
};

/** @throws MarketError for a status that Stripe has added since: an operator has to look, and nothing is booked */
export function stateOfDispute({ id, status }: Pick<Stripe.Dispute, 'id' | 'status'>): DisputeState {
  const state = states[status];
  if (state !== undefined) return state;
  throw new MarketError('bug', 'DisputeUnknown', `Stripe says that the dispute ${id} is "${status}".`, {
    advice: 'Read what this status means, and add it to dispute-state.ts.',
  });
}
