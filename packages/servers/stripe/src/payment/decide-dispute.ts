/** Decides a dispute as Stripe's test mode does: by keywords in the evidence. */
import { type Context, change } from '../context/operation.ts';
import type { StripeObject } from '../store/object-store.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { move } from './balance.ts';

/** Evidence with these keywords decides at once; any other evidence waits for the bank. */
const decisions: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

/** @throws StripeError if it was decided before */
export function decideDispute(context: Context, dispute: StripeObject, status: 'won' | 'lost'): StripeObject {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new StripeError('invalid_request_error', 'This dispute is already closed.');
  const returned =
    status === 'won' &&
    move(context, {
      amount: Number(dispute.amount),
      currency: String(dispute.currency),
      type: 'adjustment',
      source: dispute.id,
    });
  const moved = dispute.balance_transactions as readonly object[];
  const balance_transactions = returned ? [...moved, returned] : moved;
  const decided = change(context, dispute, { status, balance_transactions });
  context.emit('charge.dispute.closed', decided);
  if (returned) context.emit('charge.dispute.funds_reinstated', decided);
  return decided;
}

export function answerDispute(
  context: Context,
  dispute: StripeObject,
  { text, isSubmitted }: { readonly text: string; readonly isSubmitted: boolean },
): StripeObject {
  const answered = change(context, dispute, {
    evidence: { ...(dispute.evidence as object), uncategorized_text: text },
    evidence_details: {
      ...(dispute.evidence_details as object),
      has_evidence: true,
      submission_count: isSubmitted ? 1 : 0,
    },
    ...(isSubmitted && { status: 'under_review' }),
  });
  const decision = isSubmitted ? decisions[text] : undefined;
  return decision === undefined ? answered : decideDispute(context, answered, decision);
}
