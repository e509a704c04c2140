import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { faultMoments } from '@cgdx/stand/fault/fault-moment.ts';
import * as driver from '@cgdx/stand/payout/payout-driver.ts';
import { openPayoutStand, type PayoutStand } from '@cgdx/stand/payout/payout-stand.ts';
import { Interface, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { put, write } from '../ground/table/item.ts';
import { documentClient } from '../ground/table/table.ts';
import { findUpload } from '../pool/upload.ts';
import { findPayout } from './record/payout.ts';

const counted = vi.hoisted(() => vi.fn());
vi.mock('../ground/log/metric.ts', () => ({ count: counted, recordStepTime: () => undefined }));

type Rail = 'bank' | 'cgdx';
const services = ['database', 'chain', 'signers', 'workflows', 'stripe', 'bus'] as const;

let stand: PayoutStand;
let account: string;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPayoutStand();
  account = await driver.linkAccount(await stand.newAccount());
  await write(put('PersonTable', { userSub: driver.userSub, sk: 'wallet', address: wallet }));
  await stand.fill(900_000);
});
afterAll(() => stand?.stop());

const noFault = () => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
};

/** A new account, which only these payouts fill. */
const wallet = Wallet.createRandom().address;

async function newPayout(rail: Rail) {
  const [upload] = await driver.newUploads(1);
  if (!upload) throw new Error('no upload');
  return driver.claim(upload, rail === 'bank' ? { stripeAccountId: account } : { wallet });
}

const paid: Readonly<Record<Rail, string[]>> = { bank: [], cgdx: [] };

const transfersMade = () =>
  stand.stripe.transfers.list({ destination: account, limit: 100 }).autoPagingToArray({ limit: 10_000 });

async function walletBalance(): Promise<bigint> {
  const token = new Interface(cgdxAbi);
  const { cgdx } = JSON.parse(process.env.SST_RESOURCE_Chain ?? '{}');
  const call = { to: cgdx, data: token.encodeFunctionData('balanceOf', [wallet]) };
  return BigInt(String(await stand.lane.rpc('eth_call', [call, 'latest'])));
}

/**
 * A reward is claimed if and only if it has one confirmed payout of the amount owed; nothing else was paid, at
 * Stripe or on the chain.
 */
async function assertPaidOnce(): Promise<void> {
  const transfers = await transfersMade();
  expect(transfers).toHaveLength(paid.bank.length);
  for (const payoutId of [...paid.bank, ...paid.cgdx]) {
    const payout = await findPayout(payoutId);
    expect(payout?.state).toBe('settled');
    expect(await findUpload(payout?.uploadHash ?? '')).toMatchObject({
      rewardState: 'claimed',
      payoutId,
    });
    const made = transfers.filter(({ id }) => id === payout?.transferId);
    expect(made.map(({ amount }) => amount)).toEqual(payout?.rail === 'bank' ? [driver.rewardCents] : []);
  }
  expect(await walletBalance()).toBe(BigInt(driver.rewardWei) * BigInt(paid.cgdx.length));
  const { balances } = await storedBooks(documentClient);
  expect(balances.get('banks SGD')).toBe(
    transfers.length > 0 ? BigInt(driver.rewardCents * transfers.length) : undefined,
  );
}

test.each(['bank', 'cgdx'] as const)(
  'whichever call fails, before or after it took effect, a payout is made once: %s',
  async (rail) => {
    const known = await newPayout(rail);
    noFault();
    await driver.runPayout(stand.lane, known);
    const calls = services
      .filter((name) => rail === 'bank' || name !== 'stripe')
      .map((name) => [name, stand.proxies[name].count()] as const);
    paid[rail].push(known.transactionId);
    for (const [service, count] of calls) {
      expect(count, service).toBeGreaterThan(0);
      for (const moment of faultMoments(count)) {
        noFault();
        const payout = await newPayout(rail);
        stand.proxies[service].plan(moment);
        const { at, when } = moment;
        expect(await driver.runPayout(stand.lane, payout), `${service} ${at} ${when}`).toBe('paid');
        paid[rail].push(payout.transactionId);
      }
    }
    noFault();
    await assertPaidOnce();
  },
);

test.each(['bank', 'cgdx'] as const)(
  'steps that run again because their answers were lost have the same result, and are counted once: %s',
  async (rail) => {
    noFault();
    counted.mockClear();
    const payout = await newPayout(rail);
    expect(await driver.runPayout(stand.lane, payout, { isTwice: true })).toBe('paid');
    paid[rail].push(payout.transactionId);
    await assertPaidOnce();
    expect(counted.mock.calls).toEqual([['RewardPaid', { rail }]]);
  },
);

test.each(['bank', 'cgdx'] as const)(
  'a run that dies between any two steps, and starts again from the first step, pays once: %s',
  async (rail) => {
    noFault();
    for (let steps = 1; steps <= 4; steps += 1) {
      const payout = await newPayout(rail);
      await driver.runPayout(stand.lane, payout, { steps });
      expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
      paid[rail].push(payout.transactionId);
      await assertPaidOnce();
    }
  },
);

test('a claim that waited while Stripe checked its account is paid once, whichever call fails then, and wherever its run dies', async () => {
  const wait = async () => {
    noFault();
    await stand.moveAccount(account, 'checking');
    const payout = await newPayout('bank');
    expect(await driver.runPayout(stand.lane, payout)).toBe('waiting');
    return payout;
  };
  const known = await wait();
  await stand.moveAccount(account, 'verified');
  noFault();
  expect(await driver.runPayout(stand.lane, known)).toBe('paid');
  paid.bank.push(known.transactionId);
  const calls = services.map((name) => [name, stand.proxies[name].count()] as const);
  for (const [service, count] of calls) {
    for (const moment of faultMoments(count)) {
      const payout = await wait();
      stand.proxies[service].plan(moment);
      expect(await driver.runPayout(stand.lane, payout, { isTwice: true })).toBe('waiting');
      await stand.moveAccount(account, 'verified');
      stand.proxies[service].plan(moment);
      expect(await driver.runPayout(stand.lane, payout), `${service} ${moment.at}`).toBe('paid');
      paid.bank.push(payout.transactionId);
    }
  }
  for (let steps = 1; steps <= 4; steps += 1) {
    const payout = await wait();
    await stand.moveAccount(account, 'verified');
    await driver.runPayout(stand.lane, payout, { steps });
    expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
    paid.bank.push(payout.transactionId);
  }
  await assertPaidOnce();
});

test('a run that dies before it frees a refused reward, and starts again, frees it, and the next claim pays once', async () => {
  noFault();
  const rejected = await driver.linkAccount(await stand.newAccount(), account);
  await stand.moveAccount(rejected, 'rejected');
  const [upload] = await driver.newUploads(1);
  if (!upload) throw new Error('no upload');
  const refused = await driver.claim(upload, { stripeAccountId: rejected });
  expect(await driver.runPayout(stand.lane, refused, { diesRefused: true })).toBe('dead');
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'claiming' });
  expect(await driver.runPayout(stand.lane, refused)).toBe('StripeRejected');
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'unclaimed' });
  expect((await findPayout(refused.transactionId))?.state).toBe('refused');
  await driver.linkAccount(account, rejected);
  const payout = await driver.claim(upload, { stripeAccountId: account });
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  paid.bank.push(payout.transactionId);
  await assertPaidOnce();
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
