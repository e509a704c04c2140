import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { deployer, developmentWallet, pauser } from '@cgdx/local/ground/account.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import * as driver from '@cgdx/stand/payout/payout-driver.ts';
import { openPayoutStand, type PayoutStand } from '@cgdx/stand/payout/payout-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import type { AccountStateName } from '@cgdx/stripe/object/account-state.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { Contract, Wallet } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change, put, write } from '../ground/table/item.ts';
import { transferGroupOf } from './bank/transfer-group.ts';
import { handler as transferReward } from './bank/transfer-reward.ts';
import { handler as onPayoutSweep } from './on-payout-sweep.ts';
import { handler as onStripeAccountChanged } from './on-stripe-account-changed.ts';
import type { Payout } from './record/payout.ts';
import {
  beginExecution,
  findPayout,
  openPayouts,
  recordAccountChecked,
  recordStop,
} from './record/payout.ts';
import { paused } from './record/payout-paused.ts';
import { startPayout } from './record/start-payout.ts';
import { handler as reserveReward } from './reserve-reward.ts';
import { resumePayouts } from './resume-payout.ts';

const tick = {} as ScheduledEvent;
const dayMs = 86_400_000;
const down = { at: 'all', when: 'before' } as const;

let stand: PayoutStand;
let engine: WorkflowStand;
let account: string;

const changed = permitted('on-stripe-account-changed', onStripeAccountChanged);
const sweep = permitted('on-payout-sweep', onPayoutSweep);

beforeAll(async () => {
  // Findings are written to the log.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPayoutStand();
  engine = await openWorkflowStand('PayoutWorkflow');
  account = await driver.linkAccount(await stand.newAccount());
  await write(
    put('PersonTable', { userSub: driver.userSub, sk: 'wallet', address: developmentWallet.address }),
  );
  await stand.fill(100_000);
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
beforeEach(() => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

async function claimed(
  to: Parameters<typeof driver.claim>[1] = { stripeAccountId: account },
): Promise<Payout> {
  const [upload] = await driver.newUploads(1);
  if (!upload) throw new Error('no upload');
  return driver.claim(upload, to);
}

const stateOf = async ({ transactionId }: Payout) => (await findPayout(transactionId))?.state;
const transfersOf = async ({ uploadHash }: Payout) =>
  (await stand.stripe.transfers.list({ destination: account, limit: 100 })).data.filter(
    ({ transfer_group }) => transfer_group === transferGroupOf(uploadHash),
  );
const statusOf = async (name: string) => (await engine.settled())[name];

async function tellMarket(holder: { readonly privateKey: string }, verb: 'pause' | 'unpause'): Promise<void> {
  const { urls, marketplace } = stand.lane;
  const provider = openProvider(urls.chain);
  const contract = new Contract(marketplace, [`function ${verb}()`], new Wallet(holder.privateKey, provider));
  await (await contract.getFunction(verb)()).wait();
  provider.destroy();
}

async function sweepTwice(): Promise<void> {
  for (let sweeps = 0; sweeps < 2; sweeps += 1) {
    await sweep(tick);
    await engine.settled();
  }
}

test.each([
  ['bank', () => ({ stripeAccountId: account })],
  ['cgdx', () => ({ wallet: developmentWallet.address })],
] as const)('a claim by %s whose event was lost is paid after one sweep, once', async (rail, to) => {
  const payout = await claimed(to());
  expect(await sweep(tick)).toEqual({ resumed: 1 });
  expect(await statusOf(payout.transactionId)).toBe('SUCCEEDED');
  expect(await stateOf(payout)).toBe('settled');
  expect(await sweep(tick)).toEqual({ resumed: 0 });
  expect(await transfersOf(payout)).toHaveLength(rail === 'bank' ? 1 : 0);
});

test.each(['database', 'chain', 'signers', 'stripe', 'bus'] as const)(
  'a payout that failed while the %s was unavailable ends within two sweeps of its return',
  async (service) => {
    const payout = await claimed();
    stand.proxies[service].plan(down);
    await startPayout(payout);
    // A payout that waits for the chain does not fail: the chain lane answers it once the chain is back.
    const isWaiting = service === 'chain' || service === 'signers';
    if (!isWaiting) expect(await statusOf(payout.transactionId)).toBe('FAILED');
    stand.proxies[service].plan(undefined);
    if (isWaiting) await driver.serveLane();
    await sweepTwice();
    expect(await stateOf(payout)).toBe('settled');
    expect(await transfersOf(payout)).toHaveLength(1);
  },
);

test('more payouts than a sweep has time for are looked up in turn: none waits behind the same ones for ever', async () => {
  stand.proxies.chain.plan(down);
  const waiting = await claimed();
  await startPayout(waiting);
  const unheard = await claimed();
  const { length } = await openPayouts(100);
  let resumed = 0;
  for (let seen = 0; seen < length; seen += 1) resumed += await resumePayouts(1);
  expect(resumed).toBe(1);
  stand.proxies.chain.plan(undefined);
  await driver.serveLane();
  await engine.settled();
  expect([await stateOf(waiting), await stateOf(unheard)]).toEqual(['settled', 'settled']);
});

test('a payout that waits for money at Stripe gives the reason, and is paid once there is enough', async () => {
  const payout = await claimed();
  const amount = await stand.availableCents();
  const elsewhere = { amount, currency: 'sgd', destination: await stand.newAccount() };
  await stand.stripe.transfers.create(elsewhere);
  await startPayout(payout);
  expect(await statusOf(payout.transactionId)).toBe('FAILED');
  expect(await findPayout(payout.transactionId)).toMatchObject({
    failure: { code: 'StripeBalanceLow' },
  });
  await stand.fill(100_000);
  await sweepTwice();
  const settled = await findPayout(payout.transactionId);
  expect([settled?.state, settled?.open, settled?.failure]).toEqual(['settled', undefined, undefined]);
});

test('a payout that waits because the market is paused gives the reason until it is paid', async () => {
  const payout = await claimed({ wallet: developmentWallet.address });
  const waitsFor = async () => (await findPayout(payout.transactionId))?.failure?.code;
  await tellMarket(pauser, 'pause');
  await startPayout(payout);
  // The lane gets the request some time after the reward was reserved.
  const lookedAt = async () => {
    await driver.serveLane();
    await sweep(tick);
    return waitsFor();
  };
  await expect.poll(lookedAt).toBe('MarketPaused');
  await tellMarket(deployer, 'unpause');
  await driver.serveLane();
  expect(await statusOf(payout.transactionId)).toBe('SUCCEEDED');
  expect([await stateOf(payout), await waitsFor()]).toEqual(['settled', undefined]);
});

test('an execution that is too old to be redriven is replaced by another, which pays nothing twice', async () => {
  const payout = await claimed();
  // The transfer was made, and its answer was lost.
  await transferReward({ payoutId: payout.transactionId }, {} as never);
  expect(await transfersOf(payout)).toHaveLength(1);
  stand.proxies.stripe.plan(down);
  await startPayout(payout);
  expect(await statusOf(payout.transactionId)).toBe('FAILED');
  stand.proxies.stripe.plan(undefined);
  engine.advance(15 * dayMs);
  stand.advance(15 * dayMs);
  await sweepTwice();
  expect(await statusOf(`${payout.transactionId}-2`)).toBe('SUCCEEDED');
  expect(await stateOf(payout)).toBe('settled');
  expect(await transfersOf(payout)).toHaveLength(1);
});

test('a payout in a new execution is shown as requested, and from its first step on as being paid', async () => {
  const payout = await claimed();
  const { transactionId: payoutId } = payout;
  const reserve = () => reserveReward({ ...payout, payoutId }, {} as never);
  await reserve();
  await recordStop(payoutId, 1, paused);
  expect(await findPayout(payoutId)).toMatchObject({ state: 'failed', failure: paused });
  const next = await beginExecution(payout, paused.code);
  expect([next?.state, next?.executions, next?.failure]).toEqual(['requested', 2, undefined]);
  await reserve();
  expect(await stateOf(payout)).toBe('paying');
  await sweepTwice();
  expect(await stateOf(payout)).toBe('settled');
  expect(await transfersOf(payout)).toHaveLength(1);
});

test('an account that closes after the chain marked the reward does not free the reward, in any execution', async () => {
  const closed = await stand.newAccount();
  await driver.linkAccount(closed, account);
  const payout = await claimed({ stripeAccountId: closed });
  await recordAccountChecked(payout.transactionId);
  await stand.stripe.accounts.del(closed);
  await sweepTwice();
  expect(await findPayout(payout.transactionId)).toMatchObject({
    open: 'open',
    failure: { code: 'StripeAccountRefused' },
  });
  await driver.linkAccount(account, closed);
  await sweepTwice();
  expect(await stateOf(payout)).toBe('settled');
  expect(await transfersOf(payout)).toHaveLength(1);
});

async function waitingFor(state: AccountStateName): Promise<{ payout: Payout; lost: string }> {
  const lost = await stand.newAccount();
  await driver.linkAccount(lost, account);
  const payout = await claimed({ stripeAccountId: lost });
  await stand.moveAccount(lost, state);
  await startPayout(payout);
  expect(await statusOf(payout.transactionId)).toBe('SUCCEEDED');
  return { payout, lost };
}

const executionsOf = async ({ transactionId }: Payout) =>
  Object.keys(await engine.settled()).filter((name) => name.startsWith(transactionId)).length;

test.each(['event', 'sweep'] as const)(
  'a claim whose account Stripe checks waits without an execution or an alarm, and is paid once by the %s that finds the check ended',
  async (by) => {
    const { payout, lost } = await waitingFor('checking');
    const long = new Date(Date.now() - 2 * dayMs).toISOString();
    const set = { createdAt: long };
    await write(change('TransactionTable', { transactionId: payout.transactionId }, { set }));
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tell = () => changed({ detail: { stripeAccountId: lost } } as never);
    // Stripe reports a change that does not end the check.
    expect([await sweep(tick), await tell()]).toEqual([{ resumed: 0 }, { resumed: 0 }]);
    expect(said.mock.calls.flat().join()).not.toContain(payout.transactionId);
    said.mockRestore();
    expect(await executionsOf(payout)).toBe(1);
    await stand.moveAccount(lost, 'verified');
    // Stripe reports the end more than once, and at the same moment.
    const [first, second] = by === 'sweep' ? [() => sweep(tick), () => sweep(tick)] : [tell, tell];
    await Promise.all([first(), second()]);
    await engine.settled();
    expect(await stateOf(payout)).toBe('settled');
    expect(await executionsOf(payout)).toBe(2);
    expect((await findPayout(payout.transactionId))?.failure).toBeUndefined();
    const { data } = await stand.stripe.transfers.list({ destination: lost });
    expect(data).toMatchObject([{ transfer_group: transferGroupOf(payout.uploadHash) }]);
    await driver.linkAccount(account, lost);
  },
);

test('a waiting claim shows each new state, and when Stripe rejects the account the reward can be claimed again', async () => {
  const { payout, lost } = await waitingFor('checking');
  const told = async (state: AccountStateName) => {
    await stand.moveAccount(lost, state);
    await sweepTwice();
    const { state: now, failure } = (await findPayout(payout.transactionId)) ?? {};
    return [now, failure?.code];
  };
  expect(await told('incomplete')).toEqual(['paying', 'StripeIncomplete']);
  expect(await told('under-review')).toEqual(['paying', 'StripeChecking']);
  expect(await told('rejected')).toEqual(['refused', 'StripeRejected']);
  await driver.linkAccount(account, lost);
  const { uploadHash } = payout;
  const next = await driver.claim({ uploadHash }, { stripeAccountId: account });
  expect(next.transactionId).not.toBe(payout.transactionId);
  await sweepTwice();
  expect(await stateOf(next)).toBe('settled');
  expect(await transfersOf(next)).toHaveLength(1);
});

test('a payout that is not finished after a day is reported', async () => {
  const payout = await claimed({ stripeAccountId: await stand.newAccount('part') });
  const long = new Date(Date.now() - 2 * dayMs).toISOString();
  await write(
    change('TransactionTable', { transactionId: payout.transactionId }, { set: { createdAt: long } }),
  );
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await sweep(tick);
  expect(said.mock.calls.flat().join()).toContain('payouts.overdue');
  expect(said.mock.calls.flat().join()).toContain(payout.transactionId);
  said.mockRestore();
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
