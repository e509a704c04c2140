import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession, openEar, openStand, payPath, type Stand } from './testing/stand.ts';

let stand: Stand;
let stripe: Stripe;

beforeAll(async () => {
  stand = await openStand();
  stripe = stand.stripe;
});
afterAll(() => stand.close());

const newAccount = () =>
  stripe.accounts.create({
    type: 'express',
    country: 'SG',
    email: 'ann@example.com',
    capabilities: { transfers: { requested: true } },
    metadata: { person: 'p-1' },
  });
const linkFor = (account: string) =>
  stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'http://127.0.0.1/again',
    return_url: 'http://127.0.0.1/account',
  });

async function onboard(finish: 'all' | 'part' = 'all'): Promise<string> {
  const { id } = await newAccount();
  const { url } = await linkFor(id);
  await stand.visit(new URL(url).pathname, { finish });
  return id;
}

/** Adds money to the balance that can be paid out at once. */
async function fill(amount: number): Promise<void> {
  const session = await newSession(stripe, amount);
  await stand.visit(payPath(session), { card: '4000000000000077', email: 'b@example.com' });
}

describe('a connected account', () => {
  it('can be paid once its owner has filled in every field', async () => {
    const account = await newAccount();
    expect(account).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
      capabilities: { transfers: 'inactive' },
      metadata: { person: 'p-1' },
    });
    const { url } = await linkFor(account.id);
    const path = new URL(url).pathname;
    expect((await stand.visit(path)).text).toContain('Set up your payouts');
    expect(await stand.visit(path, { finish: 'all' })).toMatchObject({
      status: 303,
      location: 'http://127.0.0.1/account',
    });
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [] },
    });
  });

  it('is not enabled while a field is missing, and is enabled through a new link', async () => {
    const id = await onboard('part');
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: true,
      requirements: { currently_due: ['individual.id_number'] },
    });
    const { url } = await linkFor(id);
    await stand.visit(new URL(url).pathname, { finish: 'all' });
    expect((await stripe.accounts.retrieve(id)).charges_enabled).toBe(true);
  });

  it.each([
    [{ dob: '1901-01-01' }, 'pending', { disabled_reason: 'requirements.pending_verification' }],
    [{ dob: '1900-01-01' }, 'inactive', { disabled_reason: 'under_review' }],
    [{ id_number: '111111111' }, 'inactive', { past_due: ['individual.verification.document'] }],
    [{ bank_account: '' }, 'active', { currently_due: ['external_account'], disabled_reason: null }],
  ])(
    'gets the state that Stripe gives it for the test values %o',
    async (answers, transfers, requirements) => {
      const { id } = await newAccount();
      const { url } = await linkFor(id);
      await stand.visit(new URL(url).pathname, { finish: 'all', ...answers });
      const account = await stripe.accounts.retrieve(id);
      expect(account).toMatchObject({ payouts_enabled: false, capabilities: { transfers }, requirements });
    },
  );

  it('changes its state on its page, and endpoints for connected accounts receive each change', async () => {
    const [own, connected] = [await openEar(), await openEar()];
    await stripe.webhookEndpoints.create({ url: own.url, enabled_events: ['*'] });
    await stripe.webhookEndpoints.create({ url: connected.url, enabled_events: ['*'], connect: true });
    const id = await onboard();
    const path = `/dashboard/${id}`;
    expect((await stand.visit(path)).text).toContain('was paused by the platform');
    await stand.visit(path, { state: 'paused' });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'platform_paused' },
    });
    await stand.visit(path, { state: 'verified' });
    const events = () => connected.heard.map(({ body }) => JSON.parse(body) as Stripe.Event);
    await expect.poll(() => events().length).toBe(6);
    expect(new Set(events().map(({ type, account }) => `${type} ${account}`))).toEqual(
      new Set([`account.updated ${id}`, `capability.updated ${id}`]),
    );
    expect(own.heard).toEqual([]);
    await Promise.all([own.stop(), connected.stop()]);
  });

  it('is set up by a link only once, and only before the link expires', async () => {
    const { id } = await newAccount();
    const [used, late] = [await linkFor(id), await linkFor(id)].map(({ url }) => new URL(url).pathname);
    await stand.visit(used ?? '', { finish: 'part' });
    expect((await stand.visit(used ?? '')).location).toBe('http://127.0.0.1/again');
    stand.advance(301_000);
    expect((await stand.visit(late ?? '', { finish: 'all' })).location).toBe('http://127.0.0.1/again');
    expect((await stripe.accounts.retrieve(id)).charges_enabled).toBe(false);
  });

  it('of another platform is refused like one that does not exist', async () => {
    await expect(stripe.accounts.retrieve('acct_nobody')).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });

  it('that was rejected can no longer be paid, nor completed on its page', async () => {
    const id = await onboard();
    await stripe.accounts.reject(id, { reason: 'fraud' });
    const { url } = await linkFor(id);
    await stand.visit(new URL(url).pathname, { finish: 'all' });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'rejected.fraud' },
    });
  });

  it('cannot be retrieved after it is deleted', async () => {
    const { id } = await newAccount();
    expect(await stripe.accounts.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
    await expect(linkFor(id)).rejects.toMatchObject({ code: 'account_invalid' });
  });
});

describe('a transfer', () => {
  const send = (destination: string, amount: number, group = 'payout-1') =>
    stripe.transfers.create({ amount, currency: 'sgd', destination, transfer_group: group });

  it('reduces the balance, and is found by its transfer group', async () => {
    await fill(900);
    const destination = await onboard();
    const before = (await stripe.balance.retrieve()).available[0]?.amount ?? 0;
    const transfer = await send(destination, 300, 'payout-of-upload');
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(before - 300);
    expect((await stripe.transfers.list({ transfer_group: 'payout-of-upload' })).data).toMatchObject([
      { id: transfer.id, amount: 300, destination, reversed: false },
    ]);
    expect((await stripe.transfers.list({ transfer_group: 'another' })).data).toEqual([]);
  });

  it('is refused without sufficient funds', async () => {
    const destination = await onboard();
    const available = (await stripe.balance.retrieve()).available[0]?.amount ?? 0;
    await expect(send(destination, available + 1)).rejects.toMatchObject({ code: 'balance_insufficient' });
  });

  it('is refused if the account cannot receive transfers', async () => {
    const closed = (await newAccount()).id;
    await expect(send(closed, 1)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(send('acct_nobody', 1)).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'destination',
    });
  });

  it('is reversed in parts, up to its amount', async () => {
    await fill(500);
    const transfer = await send(await onboard(), 500);
    await stripe.transfers.createReversal(transfer.id, { amount: 200 });
    await expect(stripe.transfers.createReversal(transfer.id, { amount: 301 })).rejects.toThrow('unreversed');
    await stripe.transfers.createReversal(transfer.id);
    expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
      reversed: true,
      amount_reversed: 500,
    });
  });
});

it('an account is topped up once, before its first payment', async () => {
  const funded = await openStand({ openingCents: 50_000 });
  try {
    const available = async () => (await funded.stripe.balance.retrieve()).available[0]?.amount;
    expect(await available()).toBe(50_000);
    await funded.restart();
    expect(await available()).toBe(50_000);
  } finally {
    await funded.close();
  }
});
