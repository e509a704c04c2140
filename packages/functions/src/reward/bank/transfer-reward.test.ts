import { createHash, randomBytes } from 'node:crypto';
import { fillBalance, newAccount } from '@cgdx/stand/payout/paid-account.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkStripeAccount } from '../../account/stripe-account.ts';
import { change, write } from '../../ground/table/item.ts';
import { findPayout, recordPayout, requestPayout } from '../record/payout.ts';
import { handler as transferReward } from './transfer-reward.ts';

const userSub = 'ann';
const cents = 800;
/** Stripe has not listed a new transfer yet. */
const noneListed = { status: 200, body: { object: 'list', data: [], has_more: false, url: '/v1/transfers' } };
const refusal = (status: number, error: Readonly<Record<string, string>>) => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'refused', ...error } },
});
const noSuchAccount = refusal(400, { code: 'resource_missing', param: 'destination' });

let stand: PurchaseStand;
let stripe: Stripe;
let account: string;

beforeAll(async () => {
  stand = await openPurchaseStand();
  const { hostname: host, port } = new URL(stand.proxies.stripe.url);
  stripe = new Stripe('sk_test_of_this_stand', { host, port, protocol: 'http', telemetry: false });
  account = await newAccount(stripe);
  await linkStripeAccount(userSub, account, undefined);
  await fillBalance(stripe, 100_000);
});
afterAll(() => stand?.stop());
beforeEach(() => {
  stand.proxies.stripe.plan(undefined);
  stand.proxies.stripe.answer([]);
});

/** Makes a payout that the chain has marked as claimed: only its transfer is missing. */
async function newPayout(): Promise<string> {
  const payoutId = randomBytes(32).toString('hex');
  await requestPayout({
    transactionId: payoutId,
    userSub,
    uploadHash: randomBytes(32).toString('base64'),
    dataPoolId: 'spotify',
    rail: 'bank',
    stripeAccountId: account,
    amountWei: String(80n * 10n ** 18n),
    amountCents: String(cents),
  });
  await recordPayout(payoutId, 'paying');
  return payoutId;
}
const transfer = (payoutId: string) => transferReward({ payoutId }, {} as never);

/** The transfers that the last call found. */
let known: readonly string[] = [];
async function newTransfers(): Promise<string[]> {
  const { data } = await stripe.transfers.list({ limit: 100 });
  const made = data.map(({ id }) => id).filter((id) => !known.includes(id));
  known = data.map(({ id }) => id);
  return made;
}

/** Requests a transfer that is made, but whose answer is lost. */
async function loseAnswer(payoutId: string): Promise<void> {
  // The first request lists the transfers, the second makes one.
  stand.proxies.stripe.plan({ at: 1, when: 'after' });
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeUnavailable' });
  stand.proxies.stripe.plan(undefined);
}

const hashOf = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');

test('nothing at Stripe names a transfer’s upload or payout', async () => {
  const payoutId = await newPayout();
  const { transferId } = await transfer(payoutId);
  const { uploadHash = '' } = (await findPayout(payoutId)) ?? {};
  const text = JSON.stringify(await stripe.transfers.retrieve(transferId));
  const bytes = Buffer.from(uploadHash, 'base64');
  const hex = bytes.toString('hex');
  for (const name of [payoutId, uploadHash, hex, hashOf(bytes), hashOf(hex)])
    expect(text).not.toContain(name);
  expect(await newTransfers()).toEqual([transferId]);
});

test.each([
  ['too many requests at once', refusal(429, { code: 'rate_limit' })],
  ['a lock that another request holds', refusal(429, { code: 'lock_timeout' })],
  ['a key that is not valid', refusal(401, { code: 'api_key_invalid' })],
  ['a right that is missing', refusal(403, {})],
  ['a parameter that Stripe no longer accepts', refusal(400, { code: 'parameter_unknown' })],
])(
  '%s, after a transfer whose answer was lost and that is not listed yet, makes no second transfer',
  async (_what, answer) => {
    const payoutId = await newPayout();
    await loseAnswer(payoutId);
    stand.proxies.stripe.answer([noneListed, answer]);
    await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeUnavailable' });
    const waiting = await findPayout(payoutId);
    expect(waiting).toMatchObject({ state: 'paying', failure: { code: 'StripeUnavailable' } });
    expect(waiting?.failure?.message).toContain('Your account is not the cause');
    stand.proxies.stripe.answer([noneListed]);
    const { transferId } = await transfer(payoutId);
    expect(await newTransfers()).toEqual([transferId]);
  },
);

test('a request to a deleted account keeps its key as long as an earlier transfer to it may be unlisted', async () => {
  const payoutId = await newPayout();
  await loseAnswer(payoutId);
  for (let tried = 0; tried < 2; tried += 1) {
    stand.proxies.stripe.answer([noneListed, noSuchAccount]);
    await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  }
  expect((await findPayout(payoutId))?.refusedTransfers).toBeUndefined();
  stand.proxies.stripe.answer([noneListed]);
  const { transferId } = await transfer(payoutId);
  expect(await newTransfers()).toEqual([transferId]);
});

test('a transfer that is not listed long after its request was not made, so the next request may have another key', async () => {
  const payoutId = await newPayout();
  stand.proxies.stripe.plan({ at: 1, when: 'before' });
  await expect(transfer(payoutId)).rejects.toThrow();
  stand.proxies.stripe.plan(undefined);
  const long = new Date(Date.now() - 11 * 60_000).toISOString();
  const set = { transferAskedAt: long };
  await write(change('TransactionTable', { transactionId: payoutId }, { set }));
  stand.proxies.stripe.answer([undefined, noSuchAccount]);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  const refused = await findPayout(payoutId);
  expect([refused?.refusedTransfers, refused?.transferAskedAt]).toEqual([1, undefined]);
  const { transferId } = await transfer(payoutId);
  expect(await newTransfers()).toEqual([transferId]);
});
