import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ear, newSession, openEar, openStand, payPath, type Stand } from './testing/stand.ts';

/** One example of each resource, as Stripe publishes them; the file is outside the checkout. */
const file = join(import.meta.dirname, '../../../../../shared/data/stripe/fixtures.json');
const published: Readonly<Record<string, unknown>> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
/** Returns whether the keys below are free: metadata, capabilities, the kinds of evidence. */
const isOpen = (path: string): boolean =>
  /\.(metadata|capabilities|data\.object|payment_method_details\.card\.wallet)$/.test(path);

/**
 * Objects in Stripe's examples that are null in every answer of this server, as the market never asks for them. Nothing
 * below them is compared.
 */
const neverFilled: Readonly<Record<string, readonly string[]>> = {
  account: ['business_profile.annual_revenue', 'business_profile.support_address'],
  charge: [
    'payment_method_details.card.installments',
    'payment_method_details.card.three_d_secure',
    'payment_method_details.card.wallet',
    'shipping',
    'transfer_data',
    'source',
  ],
  'checkout.session': [
    'after_expiration',
    'automatic_tax.liability',
    'consent',
    'consent_collection',
    'custom_text.after_submit',
    'custom_text.shipping_address',
    'custom_text.submit',
    'custom_text.terms_of_service_acceptance',
    'invoice_creation',
    'payment_method_configuration_details',
    'saved_payment_method_options',
    'shipping_address_collection',
    'shipping_cost',
    'collected_information',
    'permissions',
    'wallet_options',
    'currency_conversion',
  ],
  customer: ['discount', 'shipping', 'invoice_settings.rendering_options', 'address'],
  payment_method: ['card.generated_from', 'card.wallet'],
  payment_intent: [
    'automatic_payment_methods',
    'payment_method_configuration_details',
    'processing',
    'shipping',
    'transfer_data',
  ],
};

const fieldOf = (objects: readonly unknown[], name: string): unknown[] =>
  objects
    .filter((object) => Object.hasOwn(object as object, name))
    .map((object) => (object as Record<string, unknown>)[name]);

/**
 * Lists the differences: a missing key, a value of another type, or an object in Stripe's example that is null in all
 * answers of this server (nothing below it is compared). A null in Stripe's example matches any type.
 * @param samples answers with this kind of object in different states: each may fill fields that are null in the others
 */
function differences(theirs: unknown, samples: readonly unknown[], path: string): string[] {
  const filled = samples.filter((ours) => ours !== null);
  if (theirs === null) return [];
  if (filled.length === 0) return typeof theirs === 'object' ? [`${path}: never filled`] : [];
  const other = filled.find((ours) => kindOf(ours) !== kindOf(theirs));
  if (other !== undefined) return [`${path}: ${kindOf(other)} in place of ${kindOf(theirs)}`];
  if (Array.isArray(theirs)) {
    const own = filled.flatMap((list) => list as unknown[]);
    return theirs.length === 0 || own.length === 0 ? [] : differences(theirs[0], own, `${path}[]`);
  }
  if (typeof theirs !== 'object' || isOpen(path)) return [];
  return Object.entries(theirs).flatMap(([name, value]) => {
    const ours = fieldOf(filled, name);
    return ours.length === filled.length
      ? differences(value, ours, `${path}.${name}`)
      : [`${path}.${name}: missing`];
  });
}

let stand: Stand;
let ear: Ear;
/** More answers of each kind in other states, which fill fields that are null in the first. */
const answered: Record<string, unknown> = {};
const alsoAnswered: Record<string, readonly unknown[]> = {};

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
  const intents: unknown[] = [];
  // One card is declined; the bank of the other asks for authentication.
  for (const card of ['4000000000000002', '4000002500003155']) {
    const begun = await newSession(stripe, 5000);
    await visit(payPath(begun), { card, email: 'a@example.com' });
    const open = await stripe.checkout.sessions.retrieve(begun.id, { expand: ['payment_intent'] });
    intents.push(open.payment_intent);
  }
  alsoAnswered.payment_intent = intents;
  const customer = await stripe.customers.create({ email: 'a@example.com' });
  answered.customer = customer;
  const saving = await stripe.checkout.sessions.create({
    ...{ mode: 'setup', currency: 'sgd', customer: customer.id, success_url: 'http://127.0.0.1/' },
  });
  await visit(payPath(saving), { card: '4242424242424242', email: 'a@example.com' });
  answered.payment_method = (await stripe.paymentMethods.list({ customer: customer.id })).data[0];
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

/**
 * Resources that are not compared: bank accounts are not served, and the example of a line item is an invoice's, whose
 * keys differ from a checkout's.
 */
const notServed = new Set(['bank_account', 'line_item']);

describe.skipIf(!existsSync(file))(
  'an answer has the keys that Stripe publishes, with values of the same types',
  () => {
    it.each(Object.keys(published).filter((name) => !notServed.has(name)))('%s', (name) => {
      expect(answered[name], 'no answer of this kind').toBeDefined();
      const samples = [answered[name], ...(alsoAnswered[name] ?? [])];
      const unfilled = (neverFilled[name] ?? []).map((path) => `${name}.${path}: never filled`);
      expect(differences(published[name], samples, name).toSorted()).toEqual(unfilled.toSorted());
    });
  },
);
