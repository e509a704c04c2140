import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ear, openEar, openStand, payPath, type Stand } from './testing/stand.ts';

let stand: Stand;
let stripe: Stripe;
let ear: Ear;

beforeAll(async () => {
  stand = await openStand();
  stripe = stand.stripe;
  ear = await openEar();
  await stripe.webhookEndpoints.create({ url: ear.url, enabled_events: ['*'] });
});
afterAll(async () => {
  await Promise.all([stand.close(), ear.stop()]);
});

const good = '4242424242424242';
const asksAlways = '4000002760003184';
const asksOnce = '4000002500003155';

const openSaving = (customer: string) =>
  stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'sgd',
    customer,
    success_url: 'http://127.0.0.1/account?card=saved',
    cancel_url: 'http://127.0.0.1/account',
  });

const enter = (session: Stripe.Checkout.Session, card: string, more: object = {}) =>
  stand.visit(payPath(session), { card, email: 'ann@example.com', ...more });

async function savedCard(card: string) {
  const customer = await stripe.customers.create({ email: 'ann@example.com' });
  await enter(await openSaving(customer.id), card, { authenticated: 'true' });
  const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  return { customer: customer.id, payment_method: data[0]?.id ?? expect.fail('nothing was saved') };
}

const charge = (saved: { customer: string; payment_method: string }, idempotencyKey: string, amount = 700) =>
  stripe.paymentIntents.create(
    {
      ...{ amount, currency: 'sgd', ...saved, confirm: true, off_session: true },
      ...{ allowed_payment_method_types: ['card'], metadata: { purchaseId: 'p-1' } },
    },
    { idempotencyKey },
  );

async function refusalOf(charged: Promise<unknown>): Promise<Stripe.errors.StripeCardError> {
  const error = await charged.then(
    () => expect.fail('it was not refused'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  return error as Stripe.errors.StripeCardError;
}

const heardOf = (id: string) =>
  ear.heard
    .map(({ body }) => JSON.parse(body) as Stripe.Event)
    .filter(({ data }) => (data.object as { id?: string }).id === id)
    .map(({ type }) => type);

describe('a card is saved', () => {
  it('for the customer of the session, on a page that charges nothing', async () => {
    const customer = await stripe.customers.create({ email: 'ann@example.com' });
    const session = await openSaving(customer.id);
    expect(session).toMatchObject({
      mode: 'setup',
      payment_status: 'no_payment_required',
      amount_total: null,
      customer: customer.id,
    });
    const { text } = await stand.visit(payPath(session));
    expect(text).toContain('Save a card');
    expect(text).toContain('value="ann@example.com"');
    expect(await enter(session, good)).toMatchObject({ location: 'http://127.0.0.1/account?card=saved' });
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
    const { data } = await stripe.paymentMethods.list({ customer: customer.id });
    expect(after).toMatchObject({
      status: 'complete',
      setup_intent: { status: 'succeeded', usage: 'off_session', payment_method: data[0]?.id },
    });
    expect(data).toMatchObject([{ card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } }]);
    expect((await enter(session, good)).text).toContain('saved already');
  });

  it('unless it is declined, or its owner does not authenticate it', async () => {
    const customer = await stripe.customers.create({});
    const session = await openSaving(customer.id);
    expect((await enter(session, '4000000000000002')).text).toContain('Your card was declined.');
    expect((await enter(session, asksAlways)).text).toContain('Your bank asks');
    expect((await enter(session, asksAlways, { authenticated: 'false' })).status).toBe(402);
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });
});

describe('a saved card', () => {
  it('pays while its owner is away, once for each idempotency key', async () => {
    const saved = await savedCard(good);
    const paid = await charge(saved, 'away-1');
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 700, ...saved });
    expect((await charge(saved, 'away-1')).id).toBe(paid.id);
    expect((await stripe.charges.list({ payment_intent: paid.id })).data).toMatchObject([
      { customer: saved.customer, payment_method: saved.payment_method, paid: true },
    ]);
    await expect.poll(() => heardOf(paid.id)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    expect((await stripe.paymentIntents.list({ customer: saved.customer })).data).toMatchObject([
      { id: paid.id },
    ]);
  });

  it('authenticated when it was saved needs no authentication again', async () => {
    expect((await charge(await savedCard(asksOnce), 'once-1')).status).toBe('succeeded');
  });

  it('that is declined leaves a payment with the reason, and a repeated request gets the same answer', async () => {
    const saved = await savedCard('4000000000000341');
    const { code, decline_code, payment_intent: left } = await refusalOf(charge(saved, 'declined-1'));
    expect([code, decline_code]).toEqual(['card_declined', 'generic_decline']);
    const kept = await stripe.paymentIntents.retrieve(left?.id ?? '');
    expect(kept).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', payment_method: { id: saved.payment_method } },
    });
    expect((await refusalOf(charge(saved, 'declined-1'))).payment_intent?.id).toBe(left?.id);
    expect((await stripe.paymentIntents.list({ customer: saved.customer })).data).toHaveLength(1);
    await expect.poll(() => heardOf(kept.id)).toContain('payment_intent.payment_failed');
    expect(await stripe.paymentIntents.cancel(kept.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.paymentIntents.cancel(kept.id)).rejects.toThrow('a status of canceled');
    await expect(
      stripe.paymentIntents.confirm(kept.id, { payment_method: saved.payment_method }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('that requires authentication pays once its owner has authenticated it on the page of its bank', async () => {
    const saved = await savedCard(asksAlways);
    const { code, payment_intent: left } = await refusalOf(charge(saved, 'asked-1'));
    expect(code).toBe('authentication_required');
    const asking = await stripe.paymentIntents.confirm(left?.id ?? '', {
      payment_method: saved.payment_method,
      return_url: 'http://127.0.0.1/account?tab=transactions',
    });
    expect(asking).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    await expect.poll(() => heardOf(asking.id)).toContain('payment_intent.requires_action');
    const page = new URL(asking.next_action?.redirect_to_url?.url ?? '').pathname;
    expect((await stand.visit(page)).text).toContain('Your bank asks');
    const { location } = await stand.visit(page, { authenticated: 'true' });
    expect(location).toContain('/account?tab=transactions&payment_intent=');
    expect(location).toContain('redirect_status=succeeded');
    expect((await stripe.paymentIntents.retrieve(asking.id)).status).toBe('succeeded');
    expect((await stand.visit(page, { authenticated: 'true' })).status).toBe(404);
    expect((await stripe.charges.list({ payment_intent: asking.id })).data.map(({ paid }) => paid)).toEqual([
      true,
      false,
    ]);
  });

  it('is not charged if its owner rejects the payment', async () => {
    const saved = await savedCard(asksAlways);
    const { payment_intent: left } = await refusalOf(charge(saved, 'denied-1'));
    const asking = await stripe.paymentIntents.confirm(left?.id ?? '', {
      payment_method: saved.payment_method,
      return_url: 'http://127.0.0.1/account',
    });
    const page = new URL(asking.next_action?.redirect_to_url?.url ?? '').pathname;
    const { location } = await stand.visit(page, { authenticated: 'false' });
    expect(location).toContain('redirect_status=failed');
    expect(await stripe.paymentIntents.retrieve(asking.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('that was removed or belongs to another customer pays nothing', async () => {
    const saved = await savedCard(good);
    const other = await savedCard(good);
    await expect(charge({ ...saved, customer: other.customer }, 'other-1')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
    await stripe.paymentMethods.detach(saved.payment_method);
    expect((await stripe.paymentMethods.list({ customer: saved.customer })).data).toEqual([]);
    await expect(charge(saved, 'removed-1')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.paymentMethods.detach(saved.payment_method)).rejects.toThrow('impossible');
    expect((await stripe.paymentIntents.list({ customer: saved.customer })).data).toEqual([]);
    await expect(charge(other, 'little-1', 49)).rejects.toMatchObject({ code: 'amount_too_small' });
  });
});
