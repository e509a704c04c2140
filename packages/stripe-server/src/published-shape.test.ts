import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ear, newSession, openEar, openStand, payPath, type Stand } from './testing/stand.ts';

/** One example of each resource, as Stripe publishes them; the file is outside the checkout. */
const file = join(import.meta.dirname, '../../../../shared/data/stripe/fixtures.json');
const published: Readonly<Record<string, unknown>> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
/** Returns whether the names below are free: metadata, capabilities, the kinds of evidence. */
const isOpen = (path: string): boolean =>
  /\.(metadata|capabilities|data\.object|payment_method_details\.card\.wallet)$/.test(path);

/** Lists the differences: a missing key, or a value of another kind. Null matches any kind. */
function differences(theirs: unknown, ours: unknown, path: string): string[] {
  if (theirs === null || ours === null) return [];
  if (kindOf(theirs) !== kindOf(ours)) return [`${path}: ${kindOf(ours)} in place of ${kindOf(theirs)}`];
  if (Array.isArray(theirs)) {
    const [own] = ours as unknown[];
    return theirs.length === 0 || own === undefined ? [] : differences(theirs[0], own, `${path}[]`);
  }
  if (typeof theirs !== 'object' || isOpen(path)) return [];
  return Object.entries(theirs).flatMap(([name, value]) =>
    Object.hasOwn(ours as object, name)
      ? differences(value, (ours as Record<string, unknown>)[name], `${path}.${name}`)
      : [`${path}.${name}: missing`],
  );
}

let stand: Stand;
let ear: Ear;
const answered: Record<string, unknown> = {};

beforeAll(async () => {
  stand = await openStand();
  ear = await openEar();
  const { stripe, visit } = stand;
  answered.webhook_endpoint = await stripe.webhookEndpoints.create({ url: ear.url, enabled_events: ['*'] });
  const session = await newSession(stripe, 5000);
  await visit(payPath(session), { card: '4000000000000077', email: 'a@example.com' });
  answered['checkout.session'] = await stripe.checkout.sessions.retrieve(session.id);
  const { payment_intent } = answered['checkout.session'] as Stripe.Checkout.Session;
  const intent = await stripe.paymentIntents.retrieve(String(payment_intent));
  const charge = await stripe.charges.retrieve(String(intent.latest_charge));
  answered.payment_intent = intent;
  answered.charge = charge;
  answered.balance_transaction = await stripe.balanceTransactions.retrieve(
    String(charge.balance_transaction),
  );
  answered.refund = await stripe.refunds.create({ charge: charge.id, amount: 500 });
  const account = await stripe.accounts.create({ type: 'express', email: 'a@example.com' });
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://127.0.0.1/again',
    return_url: 'http://127.0.0.1/account',
  });
  answered.account_link = link;
  await visit(new URL(link.url).pathname, { finish: 'all' });
  answered.account = await stripe.accounts.retrieve(account.id);
  answered.login_link = await stripe.accounts.createLoginLink(account.id);
  const transfer = await stripe.transfers.create({ amount: 100, currency: 'sgd', destination: account.id });
  answered.transfer_reversal = await stripe.transfers.createReversal(transfer.id, { amount: 50 });
  answered.transfer = await stripe.transfers.retrieve(transfer.id);
  answered.payout = await stripe.payouts.create({ amount: 100, currency: 'sgd' });
  answered.balance = await stripe.balance.retrieve();
  const disputed = await newSession(stripe, 700);
  await visit(payPath(disputed), { card: '4000000000000259', email: 'a@example.com' });
  answered.dispute = (await stripe.disputes.list()).data[0];
  answered.event = (await stripe.events.list()).data[0];
});
afterAll(async () => {
  await Promise.all([stand.close(), ear.stop()]);
});

/** Resources that are not served; the example's line item is an invoice's, and a checkout's has other keys. */
const notServed = new Set(['bank_account', 'customer', 'line_item', 'payment_method']);

describe.skipIf(!existsSync(file))(
  'an answer has the keys that Stripe publishes, and values of their kinds',
  () => {
    it.each(Object.keys(published).filter((name) => !notServed.has(name)))('%s', (name) => {
      expect(answered[name], 'nothing of this kind was answered').toBeDefined();
      expect(differences(published[name], answered[name], name)).toEqual([]);
    });
  },
);
