/** Finds disputed card payments, and what became of them: Stripe's events about them may get lost. */
import type Stripe from 'stripe';
import { recordDispute } from '../payment/dispute.ts';
import { stateOfDispute } from '../payment/dispute-state.ts';
import { stripe } from '../store/stripe.ts';
import { isHeard, markHeard } from '../store/stripe-event.ts';
import { sweepEach } from './sweep-each.ts';

/** Longer than a bank takes to decide. */
const lookBackSeconds = 200 * 86_400;

const nameOf = (dispute: Stripe.Dispute): string => `${dispute.id}#${stateOfDispute(dispute)}`;

async function record(dispute: Stripe.Dispute): Promise<boolean> {
  if (await isHeard(nameOf(dispute))) return false;
  if (!(await recordDispute(dispute))) return false;
  await markHeard(nameOf(dispute));
  return true;
}

/** @returns how many disputes were opened or decided */
export async function findDisputes(): Promise<number> {
  const since = Math.floor(Date.now() / 1000) - lookBackSeconds;
  const disputes: Stripe.Dispute[] = [];
  for await (const dispute of stripe().disputes.list({ created: { gte: since }, limit: 100 }))
    disputes.push(dispute);
  return sweepEach(disputes, record);
}
