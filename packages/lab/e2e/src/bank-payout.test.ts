import {
  CognitoIdentityProviderClient,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Payout } from '@cgdx/api/route/payout.ts';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { bankAccount } from '@cgdx/core/ledger/payout-entry.ts';
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { stackBooks } from '@cgdx/local/books/stack-books.ts';
import { readSecrets } from '@cgdx/local/ground/secret.ts';
import { beginSetUp, finishSetUp, stripeAccountOf } from '@cgdx/local/person/claim/connect-bank.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { attributesOf, type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { cgdxBalance } from '@cgdx/stand/cloud/cgdx-balance.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { formatUnits, Wallet } from 'ethers';
import type { Browser, Page } from 'playwright-core';
import Stripe from 'stripe';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, newVisitor, sharedBrowser, withPicture } from './browser.ts';
import { contributeByKeyboard, newKeyboard, signUpByKeyboard } from './keyboard.ts';
import { runForJson } from './run-command.ts';
import { sharedCloud } from './shared-cloud.ts';
import { beSignedIn } from './visit.ts';

const isWhole = inject('everyCase');
const cloud = sharedCloud();
const { directory } = cloud;
const password = 'correct horse battery';
const bankClaim = 'POST /smart-contract/upload-incentive-stripe';
let stripe: Stripe;
let ann: Person;
let ben: Person;

async function contribute(person: Person, poolId: 'spotify' | 'x', seed: number): Promise<void> {
  const file = await makeSample(directory, poolId, '1MB', seed);
  const { stack } = cloud;
  const sent = await sendExport({ stack, person, files: [file], poolId, tell: () => undefined });
  expect(await follow(stack, person, sent.contributionId, () => undefined)).toMatchObject({
    state: 'completed',
  });
}

beforeAll(async () => {
  const { hostname: host, port } = new URL(cloud.stack.endpoints.stripe ?? '');
  const { StripeSecretKey } = readSecrets(directory);
  stripe = new Stripe(StripeSecretKey, { host, port, protocol: 'http', telemetry: false });
  [ann, ben] = await Promise.all([signUp(cloud.stack, undefined, password), signUp(cloud.stack)]);
  await Promise.all([
    contribute(ann, 'spotify', 161),
    contribute(ann, 'spotify', 162),
    contribute(ann, 'x', 63),
  ]);
});

const ask = (person: Person, route: string, body?: unknown) => call(cloud.stack, person, route, body);
const accountOf = async (person: Person): Promise<string> => {
  const id = await stripeAccountOf(cloud.stack, person);
  if (id === undefined) throw new Error('no account is connected');
  return id;
};

test('an account is created only for its own person, who can read its id', async () => {
  const route = 'POST /stripe/create-stripe-account';
  for (const body of [{ email: ben.email }, { userSub: ben.userSub }])
    expect(await ask(ann, route, body)).toMatchObject({ status: 403, body: { code: 'NotYours' } });
  expect(await stripeAccountOf(cloud.stack, ann)).toBeUndefined();
  const own = { email: ann.email, userSub: ann.userSub };
  const begun = await Promise.all([ask(ann, route, own), ask(ann, route, own), ask(ann, route, own)]);
  for (const { status, body } of begun) {
    expect(status).toBe(200);
    expect(new URL(body.url).pathname).toContain('/onboarding/');
  }
  // Only one account exists, although it was requested several times at once.
  const { data } = await stripe.accounts.list({ limit: 100 });
  expect(
    data.filter(({ email }) => email === ann.email),
    'proves entity.attributes-custom-stripe',
  ).toMatchObject([{ id: await accountOf(ann) }]);
});

test('only the server writes which account belongs to whom', async () => {
  const { region, endpoints } = cloud.stack;
  const client = new CognitoIdentityProviderClient({ region, endpoint: endpoints['cognito-idp'] ?? '' });
  const write = new UpdateUserAttributesCommand({
    AccessToken: await ben.accessToken(),
    UserAttributes: [{ Name: 'custom:stripe_account_id', Value: await accountOf(ann) }],
  });
  await expect(client.send(write)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  client.destroy();
  expect(await attributesOf(cloud.stack, ben)).not.toHaveProperty('custom:stripe_account_id');
  const stripeAccountId = await accountOf(ann);
  for (const route of ['POST /stripe/check-stripe-account', 'POST /stripe/regenerate-stripe-link'])
    expect(await ask(ben, route, { stripeAccountId })).toMatchObject({
      status: 403,
      body: { code: 'StripeNotConnected' },
    });
  const claim = { userId: ben.userSub, dataPoolId: 'spotify', stripeAccountId };
  expect(await ask(ben, bankClaim, claim)).toMatchObject({
    status: 403,
    body: { code: 'StripeNotConnected' },
  });
});

const claimOf = async (dataPoolId: string) => ({
  userId: ann.userSub,
  dataPoolId,
  stripeAccountId: await accountOf(ann),
});
const payoutsOf = async (payoutIds: readonly string[]): Promise<Payout[]> =>
  Promise.all(payoutIds.map(async (id) => (await ask(ann, `GET /payouts/${id}`)).body));

test('an incomplete account is refused with a sentence, and no payout starts', async () => {
  const stripeAccountId = await accountOf(ann);
  const check = async () => (await ask(ann, 'POST /stripe/check-stripe-account', { stripeAccountId })).body;
  expect(await check()).toMatchObject({ charges_enabled: false, state: 'needs' });
  const { body } = await ask(ann, 'POST /stripe/regenerate-stripe-link', { stripeAccountId });
  await finishSetUp(body.url, 'part');
  expect(await check()).toEqual({
    charges_enabled: false,
    state: 'needs',
    needs: ['your identity number'],
  });
  expect(await ask(ann, bankClaim, await claimOf('x'))).toMatchObject({
    status: 409,
    body: { code: 'StripeIncomplete', message: expect.stringContaining('Finish its setup') },
  });
  expect((await ask(ann, 'GET /payouts')).body).toEqual({ payouts: [] });
  const { body: uploads } = await ask(ann, `GET /upload/${ann.userSub}`);
  for (const { rewardState } of uploads) expect(rewardState).toBe('unclaimed');
});

test('an account that is set up needs no further page', async () => {
  await finishSetUp(await beginSetUp(cloud.stack, ann));
  const stripeAccountId = await accountOf(ann);
  expect((await ask(ann, 'POST /stripe/check-stripe-account', { stripeAccountId })).body).toEqual({
    charges_enabled: true,
    state: 'ready',
    needs: [],
  });
  for (const [route, body] of [
    ['POST /stripe/create-stripe-account', {}],
    ['POST /stripe/regenerate-stripe-link', { stripeAccountId }],
  ] as const)
    expect(await ask(ann, route, body), 'proves error.your-stripe-account').toMatchObject({
      status: 409,
      body: { code: 'StripeSetUpAlready', message: 'Your Stripe account is already fully set up!' },
    });
});

test('claimed on both rails at the same time, each upload is paid once, by one of them', async () => {
  const wallet = Wallet.createRandom();
  await linkWallet(cloud.stack, ann, wallet);
  const { stripeAccountId, ...about } = await claimOf('spotify');
  const toWallet = { ...about, clientAccountAddress: wallet.address };
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => [
      ask(ann, 'POST /smart-contract/upload-incentive', toWallet),
      ask(ann, bankClaim, { ...about, stripeAccountId }),
    ]).flat(),
  );
  const taken = claims.filter(({ status }) => status === 202);
  expect(taken.length).toBeGreaterThan(0);
  const ids = new Set(taken.flatMap(({ body }) => body.payoutIds as string[]));
  expect(ids.size).toBe(2);
  const states = async () => (await payoutsOf([...ids])).map(({ state }) => state);
  await expect.poll(states).toEqual(['settled', 'settled']);
  const payouts = await payoutsOf([...ids]);
  const [byBank, byWallet] = (['bank', 'cgdx'] as const).map((rail) =>
    payouts.filter((payout) => payout.rail === rail),
  ) as [Payout[], Payout[]];
  const due = byWallet.reduce((sum, { amountWei }) => sum + BigInt(amountWei), 0n);
  expect(await cgdxBalance(cloud.stack, wallet.address)).toBe(due);
  const { data } = await stripe.transfers.list({ destination: stripeAccountId });
  expect(new Set(data.map(({ id, amount }) => `${id} ${amount}`))).toEqual(
    new Set(byBank.map(({ transferId, amountCents }) => `${transferId} ${amountCents}`)),
  );
  const { body: uploads } = await ask(ann, `GET /upload/${ann.userSub}`);
  const inPool = uploads.filter(({ dataPoolId }: { dataPoolId: string }) => dataPoolId === 'spotify');
  for (const { rewardClaimed } of inPool) expect(rewardClaimed, 'proves product.bank-payout-not').toBe(true);
});

test('the command claims the remaining rewards to the bank, or gives the reason if it cannot, and the books agree', async () => {
  const { stack } = cloud;
  const before = balanceOf(await stackBooks(stack), bankAccount, 'SGD');
  const asked = ['--pool', 'x', '--rail', 'bank', '--email', ann.email, '--password', password];
  const pay = () => runForJson(directory, 'command/payout/payout-command.ts', ...asked);
  const { code, result } = await pay();
  const [payout] = await payoutsOf(result.payoutIds as string[]);
  const cents = payoutCents(BigInt(payout?.amountWei ?? 0));
  expect(payout).toMatchObject({ state: 'settled', rail: 'bank', amountCents: String(cents) });
  expect(result).toEqual({
    ok: true,
    payoutIds: [expect.any(String)],
    uploadHashes: [payout?.uploadHash],
    totalCgdx: formatUnits(payout?.amountWei ?? 0, 18).replace(/\.0$/, ''),
    totalCents: String(cents),
    transactionHashes: [payout?.transactionHash],
    transferIds: [payout?.transferId],
  });
  expect(code).toBe(0);
  expect(await pay()).toMatchObject({
    code: 1,
    result: {
      ok: false,
      reason: { code: 'NothingToClaim', message: expect.stringMatching(/\.$/) },
    },
  });
  const books = await stackBooks(stack);
  expect(books.unbalanced).toEqual([]);
  expect(balanceOf(books, bankAccount, 'SGD') - before).toBe(BigInt(payout?.amountCents ?? 0));
  expect(balanceOf(books, `person:${ann.userSub}`, 'CGDX')).toBe(0n);
  expect(await ask(ann, bankClaim, await claimOf('x'))).toMatchObject({
    status: 409,
    body: { code: 'NothingToClaim' },
  });
});

describe.skipIf(browserPath === undefined)('on the pages, a contributor', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const keyboard = newKeyboard();
  const { pressed, press } = keyboard;
  /** Buttons that are pressed only by somebody who leaves a field out at Stripe. */
  const detour = ['Leave the identity number out', 'Finish Stripe Setup', 'OK'];

  /** Opens Stripe's page, submits it, and returns to the claim. */
  async function setUp(page: Page, button: string, answer: string, alert?: string): Promise<void> {
    const claim = page.getByRole('dialog', { name: 'Select Payment Method' });
    const [stripePage] = await Promise.all([
      page.waitForEvent('popup'),
      press(claim.getByRole('button', { name: button })),
    ]);
    await press(stripePage.getByRole('button', { name: answer }));
    await stripePage.waitForURL(/\/account\?stripe=back$/);
    await stripePage.close();
    if (alert !== undefined) {
      await page.getByText(alert).waitFor();
      await press(page.getByRole('button', { name: 'OK', exact: true }));
    }
    // A headless browser treats every tab as visible, so the event is dispatched by hand.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
  }

  const tooLittle = /^We have too little money at Stripe for this payout at the moment\./;

  /** Pays the whole Stripe balance out to the market's bank; cancelling this payout restores it. */
  async function emptyBalance(): Promise<Stripe.Payout> {
    const { available } = await stripe.balance.retrieve();
    const amount = available.find(({ currency }) => currency === 'sgd')?.amount ?? 0;
    return stripe.payouts.create({ amount, currency: 'sgd' });
  }

  test('a new visitor gets from the landing page to money in the bank by keyboard alone, in fifteen presses', async () => {
    const file = await makeSample(directory, 'facebook', '1MB', 64);
    const { context, page } = await newVisitor(browser);
    await withPicture('bank-payout', page, async () => {
      await page.goto(cloud.stack.webUrl);
      await press(page.getByRole('list', { name: 'Data pools' }).getByRole('link', { name: /^Facebook/ }));
      await press(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
      await signUpByKeyboard(keyboard, page, cloud.stack);
      await contributeByKeyboard(keyboard, page, file);
      await press(page.getByRole('main').getByRole('button', { name: /^Claim S\$/ }));
      const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
      await dialog.getByText('Your bank is not connected yet.').waitFor();
      expect(await dialog.getByRole('button', { name: /^Claim S\$/ }).isDisabled()).toBe(true);
      await setUp(page, 'Connect Stripe', 'Leave the identity number out');
      const incomplete = 'Your Stripe account is incomplete. Redirecting you to finish setup.';
      await setUp(page, 'Finish Stripe Setup', 'Finish', incomplete);
      await dialog.getByText('Once begun, it cannot be changed to CGDX.').waitFor();
      const emptied = await emptyBalance();
      await press(dialog.getByRole('button', { name: /^Claim S\$/ }));
      expect(
        pressed.filter((words) => !detour.includes(words)),
        'proves account.connect-stripe-states',
      ).toHaveLength(15);
      await page.getByRole('list', { name: 'Payouts' }).getByText(tooLittle).waitFor();
      // The reason for the wait is also shown after the dialog was closed, and on a later visit.
      const later = await context.newPage();
      await later.goto(`${cloud.stack.webUrl}/account`);
      await later.getByText('Your payout is waiting.').waitFor();
      await later.reload();
      await later
        .getByRole('tabpanel', { name: /^Rewards/ })
        .getByText(tooLittle)
        .waitFor();
      await later.getByText('Waiting', { exact: true }).waitFor();
      await stripe.payouts.cancel(emptied.id);
      await later.getByText('There is no reward to claim.').waitFor();
      await later.close();
      await page.getByText(/^S\$\d+\.\d\d claimed\.$/).waitFor();
      await press(page.getByRole('button', { name: 'Done' }));
      await press(page.getByRole('main').getByRole('link', { name: 'See Your Claimed Rewards' }));
      await page.getByRole('list', { name: 'Claimed rewards' }).waitFor();
    });
    await context.close();
  });

  test.runIf(isWhole)(
    'claims while Stripe checks the account, sees each change, and is paid without a further action',
    async () => {
      const { context, page } = await newVisitor(browser);
      const person = await signUp(cloud.stack);
      await contribute(person, 'spotify', 165);
      await withPicture('bank-check', page, async () => {
        await beSignedIn(page, cloud.stack, person);
        await page.goto(`${cloud.stack.webUrl}/account`);
        const [stripePage] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Connect Stripe' }).first().click(),
        ]);
        await stripePage.getByLabel('Date of birth').fill('1901-01-01');
        await stripePage.getByRole('button', { name: 'Finish' }).click();
        await stripePage.waitForURL(/\/account\?stripe=back$/);
        await page.reload();
        await page.getByText('Being checked').waitFor();
        await page.getByRole('button', { name: /^Claim .* CGDX .*from Spotify$/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
        await dialog.getByText('Stripe is checking your account.').waitFor();
        await dialog.getByRole('button', { name: /^Claim S\$/ }).click();
        const line = page.getByRole('list', { name: 'Payouts' });
        await line.getByText('There is nothing for you to do').waitFor();
        // The page of the payment server stands in for Stripe's decision.
        const account = await accountOf(person);
        await stripePage.goto(`${cloud.stack.endpoints.stripe}/dashboard/${account}`);
        await stripePage.getByRole('button', { name: 'asked for' }).click();
        await line.getByText('a photo of your identity document').waitFor();
        await stripePage.getByRole('button', { name: 'is verified, and paid' }).click();
        await page.getByText(/^S\$\d+\.\d\d claimed\.$/).waitFor();
      });
      const { data } = await stripe.transfers.list({ destination: await accountOf(person) });
      expect(data).toHaveLength(1);
      await context.close();
    },
  );

  test.runIf(isWhole)('who finished the setup in another tab sees that on this one', async () => {
    const { context, page } = await newVisitor(browser);
    const person = await signUp(cloud.stack);
    await withPicture('bank-setup', page, async () => {
      await beSignedIn(page, cloud.stack, person);
      await page.goto(`${cloud.stack.webUrl}/account`);
      const connect = page.getByRole('button', { name: 'Connect Stripe' }).first();
      await connect.waitFor();
      await finishSetUp(await beginSetUp(cloud.stack, person));
      await connect.click();
      await page.getByText('Stripe is already set up!').waitFor();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await page.getByText('Connected', { exact: true }).waitFor();
    });
    await context.close();
  });
});

test('in the end each claim is one payout, each captured payment is access or a refund, and the books balance', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
});
