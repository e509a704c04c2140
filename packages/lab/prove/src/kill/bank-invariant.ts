/** Invariants of payouts to banks that must hold after every run of kills, checked at the payment server itself. */

import { readSecrets } from '@cgdx/local/ground/secret.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import Stripe from 'stripe';
import type { Check } from '../report/report.ts';
import type { Crowd } from './crowd.ts';

export interface PayoutItem {
  readonly transactionId: string;
  readonly rail: 'cgdx' | 'bank';
  readonly state: string;
  readonly uploadHash: string;
  readonly transferId?: string;
  readonly amountCents?: string;
}

/** The Stripe client collects at most this many. */
const mostTransfers = 10_000;

/** Every transfer belongs to one settled payout, and every settled payout has one transfer, of the exact amount. */
export async function banksHaveWhatWasPaid(
  { stack, directory }: Cloud,
  { members }: Crowd,
  payouts: readonly PayoutItem[],
): Promise<Check> {
  const { hostname: host, port } = new URL(stack.endpoints.stripe ?? '');
  const { StripeSecretKey } = readSecrets(directory);
  const stripe = new Stripe(StripeSecretKey, { host, port, protocol: 'http', telemetry: false });
  const ours = new Set(members.map(({ stripeAccountId }) => stripeAccountId));
  const made = (
    await stripe.transfers.list({ limit: 100 }).autoPagingToArray({ limit: mostTransfers })
  ).filter(({ destination }) => typeof destination === 'string' && ours.has(destination));
  const settled = new Map(
    payouts
      .filter(({ rail, state }) => rail === 'bank' && state === 'settled')
      .map(({ transferId = '', amountCents }) => [transferId, Number(amountCents)]),
  );
  const strangers = made.filter(({ id, amount }) => settled.get(id) !== amount).length;
  const missing = settled.size - made.filter(({ id }) => settled.has(id)).length;
  const groups = new Set(made.map(({ transfer_group }) => transfer_group));
  const cents = made.reduce((sum, { amount }) => sum + amount, 0);
  return {
    name: 'each bank received the amount of its claims, to the cent, once',
    ok: strangers === 0 && missing === 0 && groups.size === made.length,
    double: made.length - groups.size,
    seen: `${made.length} transfers of ${cents} cents for ${settled.size} payouts; ${strangers} of none, ${missing} missing, ${made.length - groups.size} twice`,
  };
}
