import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession, openStand, payPath, type Stand } from './testing/stand.ts';

let stand: Stand;
let stripe: Stripe;

beforeAll(async () => {
  stand = await openStand();
  stripe = stand.stripe;
});
afterAll(() => stand.close());

const good = '4242 4242 4242 4242';
const payBy = (session: Stripe.Checkout.Session, card: string, more: object = {}) =>
  stand.visit(payPath(session), { card, email: 'ann@example.com', ...more });

async function paidCharge(amount = 1250, card = good): Promise<Stripe.Charge> {
  const session = await newSession(stripe, amount);
  await payBy(session, card);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  return (payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

describe('a checkout session', () => {
  it('is paid once on its page, which redirects to the success address', async () => {
    const session = await newSession(stripe);
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1250,
      currency: 'sgd',
    });
    const page = await stand.visit(payPath(session));
    expect(page.text).toContain('SGD 12.50');
    expect(page.text).toContain('An upload');
    const paid = await payBy(session, good);
    expect(paid).toMatchObject({ status: 303, location: `http://127.0.0.1/account?session=${session.id}` });
    const after = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      metadata: { basket: 'b-1' },
      customer_details: { email: 'ann@example.com' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 1250,
        transfer_group: 'group-1',
        latest_charge: { status: 'succeeded', paid: true, amount: 1250 },
      },
    });
    expect((await payBy(session, good)).text).toContain('paid already');
    expect(
      (
        await stripe.charges.list({
          payment_intent: String((after.payment_intent as Stripe.PaymentIntent).id),
        })
      ).data,
    ).toHaveLength(1);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'insufficient funds', 'insufficient_funds'],
    ['4000000000000069', 'expired', 'expired_card'],
  ])('is not paid by card %s, and another card may still pay it', async (card, words, declineCode) => {
    const session = await newSession(stripe);
    const refused = await payBy(session, card);
    expect(refused.status).toBe(402);
    expect(refused.text).toContain(words);
    const during = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(during).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { decline_code: declineCode },
      },
    });
    expect((await payBy(session, good)).status).toBe(303);
  });

  it.each([
    ['true', 303, 'complete'],
    ['false', 402, 'open'],
  ])(
    'with a card that requires authentication ends as its owner answers (%s)',
    async (authenticated, status, state) => {
      const session = await newSession(stripe);
      const asked = await payBy(session, '4000 0025 0000 3155');
      expect(asked.text).toContain('Is this payment yours?');
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      expect((await payBy(session, '4000 0025 0000 3155', { authenticated })).status).toBe(status);
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe(state);
    },
  );

  it('refuses a real card, and says which cards are accepted', async () => {
    const session = await newSession(stripe);
    const refused = await payBy(session, '4111 1111 1111 1111');
    expect(refused.text).toContain('test cards only');
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
  });

  it('expires after a day, or by a call', async () => {
    const [late, ended] = [await newSession(stripe), await newSession(stripe)];
    expect(await stripe.checkout.sessions.expire(ended.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(ended.id)).rejects.toThrow(
      'Only Checkout Sessions with a status',
    );
    expect((await payBy(ended, good)).text).toContain('expired');
    stand.advance(86_400_000);
    expect((await stripe.checkout.sessions.retrieve(late.id)).status).toBe('expired');
    expect((await payBy(late, good)).text).toContain('expired');
  });

  it('redirects to an address in any script', async () => {
    const session = await newSession(stripe, 1250, {
      success_url: 'http://127.0.0.1/结果?s={CHECKOUT_SESSION_ID}',
    });
    expect((await payBy(session, good)).location).toBe(`http://127.0.0.1/%E7%BB%93%E6%9E%9C?s=${session.id}`);
  });

  it('escapes the text of the request on its page', async () => {
    const name = '<script>alert(1)</script>"\'&';
    const session = await newSession(stripe, 100, {
      line_items: [{ quantity: 3, price_data: { currency: 'sgd', unit_amount: 50, product_data: { name } } }],
    });
    const { text } = await stand.visit(payPath(session));
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;');
    expect(text).toContain('SGD 1.50');
  });
});

describe('refunds', () => {
  it('add up to the amount paid at most', async () => {
    const charge = await paidCharge(1000, '4000000000000077');
    expect(await stripe.refunds.create({ charge: charge.id, amount: 400 })).toMatchObject({
      amount: 400,
      status: 'succeeded',
    });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 601 })).rejects.toThrow(
      'greater than unrefunded',
    );
    await stripe.refunds.create({ payment_intent: String(charge.payment_intent) });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ refunded: true, amount_refunded: 1000 });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ charge: charge.id })).data.map(({ amount }) => amount)).toEqual([
      600, 400,
    ]);
  });

  it('of a disputed payment are refused: the bank has taken it back', async () => {
    const charge = await paidCharge(1000, '4000000000000259');
    expect((await stripe.charges.retrieve(charge.id)).disputed).toBe(true);
    const { data } = await stripe.disputes.list({ charge: charge.id });
    expect(data).toMatchObject([{ amount: 1000, status: 'needs_response', reason: 'fraudulent' }]);
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});

describe('disputes', () => {
  const openDispute = async (): Promise<string> => {
    const charge = await paidCharge(1000, '4000000000000259');
    return (await stripe.disputes.list({ charge: charge.id })).data[0]?.id ?? '';
  };
  const answer = (id: string, uncategorized_text: string) =>
    stripe.disputes.update(id, { evidence: { uncategorized_text }, submit: true });
  const available = async () => (await stripe.balance.retrieve()).available[0]?.amount ?? 0;

  it('return the money if they are won, and not if they are lost', async () => {
    const [first, second] = [await openDispute(), await openDispute()];
    const before = await available();
    expect(await answer(first, 'winning_evidence')).toMatchObject({ status: 'won' });
    expect((await available()) - before).toBe(1000);
    expect(await answer(second, 'losing_evidence')).toMatchObject({ status: 'lost' });
    expect((await available()) - before).toBe(1000);
    await expect(stripe.disputes.close(second)).rejects.toThrow('already closed');
  });

  it('wait for the bank after any other evidence, and are lost if they are closed', async () => {
    const id = await openDispute();
    expect(await answer(id, 'they downloaded it')).toMatchObject({ status: 'under_review' });
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
  });
});

describe('money', () => {
  it('from a card can be paid out once it has settled', async () => {
    const slow = await openStand({ settleSeconds: 3 * 86_400 });
    try {
      const session = await newSession(slow.stripe, 5000);
      await slow.visit(payPath(session), { card: good, email: 'a@example.com' });
      const shown = async () => {
        const { available, pending } = await slow.stripe.balance.retrieve();
        return [available[0]?.amount, pending[0]?.amount];
      };
      expect(await shown()).toEqual([0, 5000]);
      slow.advance(3 * 86_400_000);
      expect(await shown()).toEqual([5000, 0]);
    } finally {
      await slow.close();
    }
  });
});
