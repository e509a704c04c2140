/** Finds card disputes and their outcomes at Stripe, since Stripe's events about them may get lost. */
import type Stripe from 'stripe';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { stateOfDispute } from '../../stripe/dispute-state.ts';
import { stripe } from '../../stripe/stripe.ts';
import { recordDispute } from './dispute.ts';
import { isHandled, markHandled } from './stripe-event.ts';

/** Longer than a bank takes to decide. */
const lookBackSeconds = 200 * 86_400;

const nameOf = (dispute: Stripe.Dispute): string => `${dispute.id}#${stateOfDispute(dispute)}`;

async function record(dispute: Stripe.Dispute): Promise<boolean> {
  if (await isHandled(nameOf(dispute))) return false;
  if (!(await recordDispute(dispute))) return false;
  await markHandled(nameOf(dispute));
  return true;
}

const paymentOf = ({ id, payment_intent }: Stripe.Dispute): string =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? id);

/** Records the disputes of one payment one by one, since they change the same purchase. */
async function recordEach(disputes: readonly Stripe.Dispute[]): Promise<number> {
  let recorded = 0;
  for (const dispute of disputes) if (await record(dispute)) recorded++;
  return recorded;
}

/** @returns how many payments had disputes that were opened or decided */
export async function findDisputes(): Promise<number> {
  const since = Math.floor(Date.now() / 1000) - lookBackSeconds;
  const disputes: Stripe.Dispute[] = [];
  for await (const dispute of stripe().disputes.list({ created: { gte: since }, limit: 100 }))
    disputes.push(dispute);
  const byPayment = Map.groupBy(disputes, paymentOf);
  return sweepEach([...byPayment.values()], async (ofOne) => (await recordEach(ofOne)) > 0);
}
