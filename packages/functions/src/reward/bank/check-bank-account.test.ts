import { randomBytes } from 'node:crypto';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { fillBalance, moveAccount, newAccount, setUpAccount } from '@cgdx/stand/payout/paid-account.ts';
import {
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
  startBus,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findStripeAccount, linkStripeAccount } from '../../account/stripe-account.ts';
import { handler as stripeAccountRoute } from '../../account/stripe-account-route.ts';
import { handler as onExecutionChanged } from '../../operator/on-execution-changed.ts';
import { createAccount } from '../../stripe/connected-account.ts';
import { findPayout, openPayouts, payoutsOfPerson, recordPayout, requestPayout } from '../record/payout.ts';
import { handler as bankClaimRoute } from './bank-claim-route.ts';
import { handler as checkBankAccount } from './check-bank-account.ts';
import { handler as transferReward } from './transfer-reward.ts';

let stand: PurchaseStand;
let stripe: Stripe;
let userPool: Awaited<ReturnType<typeof startBus>>;
let people = 0;

beforeAll(async () => {
  stand = await openPurchaseStand();
  // Whatever is written to the user pool is accepted.
  userPool = await startBus([]);
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = userPool.url;
  const workflows = ['Contribution', 'Payout', 'Purchase'].map((name) => [
    `${name}Workflow`,
    { arn: `arn:of:${name}` },
  ]);
  setLinks({ UserPool: { id: 'pool' }, ...Object.fromEntries(workflows) });
  const { hostname: host, port } = new URL(stand.proxies.stripe.url);
  stripe = new Stripe('sk_test_of_this_stand', { host, port, protocol: 'http', telemetry: false });
  await fillBalance(stripe, 100_000);
});
afterAll(async () => {
  await userPool?.stop();
  await stand?.stop();
});
beforeEach(() => {
  stand.proxies.stripe.plan(undefined);
  stand.proxies.stripe.answer([]);
});

const newPerson = () => {
  people += 1;
  return { sub: `person-${people}`, email: `person-${people}@example.com` };
};
type Person = ReturnType<typeof newPerson>;

async function ask(person: Person, route: string, body: object) {
  const answer = await stripeAccountRoute(signedInEvent(route, person, body));
  const answered = JSON.parse(answer.body ?? '');
  assertResponse(route, answer.statusCode ?? 0, answered);
  return { status: answer.statusCode, answered };
}

/** Presses Connect Stripe. @returns the account that is linked afterwards */
async function connect(person: Person): Promise<string> {
  expect(await ask(person, 'POST /stripe/create-stripe-account', {})).toMatchObject({ status: 200 });
  return (await findStripeAccount(person.sub)) ?? '';
}

async function connected(person: Person): Promise<string> {
  const account = await connect(person);
  await setUpAccount(stripe, account);
  return account;
}

async function newPayout(userSub: string, stripeAccountId: string): Promise<string> {
  const transactionId = randomBytes(32).toString('hex');
  await requestPayout({
    transactionId,
    userSub,
    uploadHash: randomBytes(32).toString('base64'),
    dataPoolId: 'spotify',
    rail: 'bank',
    stripeAccountId,
    amountWei: String(80n * 10n ** 18n),
    amountCents: '800',
  });
  await recordPayout(transactionId, 'paying');
  return transactionId;
}
const check = (payoutId: string) => checkBankAccount({ payoutId }, {} as never);
const changed = (payoutId: string, status: string, redriveCount: number) =>
  onExecutionChanged({
    detail: {
      name: payoutId,
      stateMachineArn: 'arn:of:Payout',
      status,
      redriveCount,
      input: JSON.stringify({
        payoutId,
        userSub: 'a',
        uploadHash: Buffer.alloc(32).toString('base64'),
        dataPoolId: 'spotify',
        rail: 'bank',
      }),
    },
  } as never);
const transfer = (payoutId: string) => transferReward({ payoutId }, {} as never);

test('a payout waits for an account that may charge but cannot receive transfers yet', async () => {
  const person = newPerson();
  const account = await connected(person);
  const paused = { ...(await stripe.accounts.retrieve(account)), capabilities: { transfers: 'pending' } };
  stand.proxies.stripe.answer([{ status: 200, body: paused }]);
  const payoutId = await newPayout(person.sub, account);
  expect(await check(payoutId)).toEqual({ outcome: 'waiting' });
  expect(await findPayout(payoutId)).toMatchObject({
    state: 'paying',
    failure: { code: 'StripeChecking' },
  });
});

test('a payout to a rejected account says so, and its person can connect another one, which is paid', async () => {
  const person = newPerson();
  const account = await connected(person);
  const payoutId = await newPayout(person.sub, account);
  await stripe.accounts.reject(account, { reason: 'fraud' });
  const refused = await check(payoutId);
  expect(refused).toMatchObject({ outcome: 'refused', code: 'StripeRejected' });
  expect(JSON.stringify(refused)).toContain('connect another');
  // Simulates a rejection after the check: the chain has marked the reward as claimed.
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  const next = await connected(person);
  expect(next).not.toBe(account);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  await transfer(payoutId);
  const { data } = await stripe.transfers.list({ limit: 1 });
  expect(data).toMatchObject([{ destination: next, amount: 800 }]);
});

test('money that is promised to one payout is not available to another', async () => {
  const person = newPerson();
  const account = await connected(person);
  const [first, second] = [await newPayout(person.sub, account), await newPayout(person.sub, account)];
  const promised = (await openPayouts(100)).filter(({ isAccountChecked }) => isAccountChecked);
  const cents = promised.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
  // Enough for the promised payouts and one and a half more.
  const available = [{ amount: cents + 1_200, currency: 'sgd' }];
  const balance = { status: 200, body: { object: 'balance', livemode: false, available, pending: [] } };
  stand.proxies.stripe.answer([undefined, balance, undefined, balance]);
  expect(await check(first)).toEqual({ outcome: 'ready' });
  await expect(check(second)).rejects.toMatchObject({ name: 'StripeBalanceLow' });
});

test('a failure that Stripe repeats under a key delays a new account by at most an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const create = () => createAccount('somebody', 'somebody@example.com', undefined);
    const account = await create();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await create()).not.toBe(account);
  } finally {
    vi.useRealTimers();
  }
});

const bankClaim = 'POST /smart-contract/upload-incentive-stripe';
async function claim({ sub, email }: Person, stripeAccountId: string) {
  const body = { userId: sub, dataPoolId: 'spotify', stripeAccountId };
  const answer = await bankClaimRoute(signedInEvent(bankClaim, { sub, email }, body));
  const answered = JSON.parse(answer.body ?? '');
  assertResponse(bankClaim, answer.statusCode ?? 0, answered);
  return { status: answer.statusCode, code: answered.code, message: answered.message };
}

test('an account that cannot be paid is refused before a payout is stored; while Stripe is unavailable the claim is accepted', async () => {
  const person = newPerson();
  await putUpload({ userSub: person.sub, rewardWei: String(80n * 10n ** 18n) });
  const account = await connect(person);
  expect(await claim(person, account)).toMatchObject({ status: 409, code: 'StripeIncomplete' });
  await setUpAccount(stripe, account);
  await stripe.accounts.reject(account, { reason: 'other' });
  expect(await claim(person, account)).toMatchObject({ status: 409, code: 'StripeRejected' });
  expect(await payoutsOfPerson(person.sub)).toEqual([]);
  stand.proxies.stripe.plan({ at: 'all', when: 'before' });
  expect(await claim(person, account)).toMatchObject({ status: 202 });
  expect(await payoutsOfPerson(person.sub)).toHaveLength(1);
});

test.each([
  ['checking', 202, undefined, { charges_enabled: false, state: 'checking', needs: [] }],
  ['under-review', 202, undefined, { charges_enabled: false, state: 'checking', needs: [] }],
  [
    'document-due',
    202,
    undefined,
    { charges_enabled: true, state: 'ready', needs: ['a photo of your identity document'] },
  ],
  ['incomplete', 409, 'StripeIncomplete', { state: 'needs', needs: ['your identity number'] }],
  ['no-bank', 409, 'StripeBankMissing', { charges_enabled: false, state: 'bank-missing' }],
  ['paused', 409, 'StripePaused', { charges_enabled: false, state: 'paused', needs: [] }],
  ['rejected', 409, 'StripeRejected', { charges_enabled: false, state: 'rejected', needs: [] }],
] as const)(
  'for an account that is %s the page, the claim and the link agree',
  async (state, status, refusal, shown) => {
    const person = newPerson();
    await putUpload({ userSub: person.sub, rewardWei: String(80n * 10n ** 18n) });
    const stripeAccountId = await connected(person);
    await moveAccount(stand.proxies.stripe.url, stripeAccountId, state);
    const { answered } = await ask(person, 'POST /stripe/check-stripe-account', { stripeAccountId });
    expect(answered).toMatchObject(shown);
    expect(await claim(person, stripeAccountId)).toMatchObject({ status, ...(refusal && { code: refusal }) });
    expect(await payoutsOfPerson(person.sub)).toHaveLength(status === 202 ? 1 : 0);
    const link = await ask(person, 'POST /stripe/regenerate-stripe-link', { stripeAccountId });
    expect(link.status).toBe(200);
    // Only an account that is closed for good is replaced by a new one.
    expect((await findStripeAccount(person.sub)) === stripeAccountId).toBe(state !== 'rejected');
  },
);

test('a claim is accepted also while Stripe hangs: Stripe is asked once, and time is left to store the claim', async () => {
  const person = newPerson();
  await putUpload({ userSub: person.sub, rewardWei: String(80n * 10n ** 18n) });
  const account = await connect(person);
  stand.proxies.stripe.plan({ at: 'all', when: 'hang' });
  expect(await claim(person, account)).toMatchObject({ status: 202 });
  expect(stand.proxies.stripe.count()).toBe(1);
  expect(await payoutsOfPerson(person.sub)).toHaveLength(1);
});

test('a reward of less than a cent is refused with the advice to claim it in CGDX', async () => {
  const person = newPerson();
  await putUpload({ userSub: person.sub, rewardWei: String(10n ** 16n) });
  const account = await connected(person);
  expect(await claim(person, account)).toMatchObject({
    status: 409,
    message: expect.stringContaining('less than a cent'),
  });
});

test('a payout shows what it waits for, whether its execution has stopped or runs', async () => {
  const person = newPerson();
  const account = await connected(person);
  const payoutId = await newPayout(person.sub, account);
  const noMoney = {
    object: 'balance',
    livemode: false,
    available: [{ amount: 1, currency: 'sgd' }],
    pending: [],
  };
  const said = async () => {
    const { state, failure } = (await findPayout(payoutId)) ?? {};
    return [state, failure?.code];
  };
  stand.proxies.stripe.answer([undefined, { status: 200, body: noMoney }]);
  await expect(check(payoutId)).rejects.toMatchObject({ name: 'StripeBalanceLow' });
  await changed(payoutId, 'FAILED', 0);
  expect(await said()).toEqual(['failed', 'StripeBalanceLow']);
  await changed(payoutId, 'RUNNING', 1);
  expect(await said()).toEqual(['paying', 'StripeBalanceLow']);
  await check(payoutId);
  expect(await said()).toEqual(['paying', undefined]);
  await changed(payoutId, 'TIMED_OUT', 1);
  expect(await said()).toEqual(['failed', 'PayoutPaused']);
  await changed(payoutId, 'RUNNING', 2);
  expect(await said()).toEqual(['paying', undefined]);
});

test('a deleted account has a sentence of its own', async () => {
  const person = newPerson();
  const account = await newAccount(stripe);
  await linkStripeAccount(person.sub, account, undefined);
  await stripe.accounts.del(account);
  const refused = await check(await newPayout(person.sub, account));
  expect(refused).toMatchObject({ outcome: 'refused', code: 'StripeGone' });
  expect(JSON.stringify(refused)).toContain('does not exist any more');
});
