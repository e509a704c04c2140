import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { bankAccount } from '@cgdx/core/ledger/payout-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { developmentWallet } from '@cgdx/local/ground/account.ts';
import * as driver from '@cgdx/stand/payout/payout-driver.ts';
import { openPayoutStand, type PayoutStand } from '@cgdx/stand/payout/payout-stand.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change, put, write, writeTogether } from '../../ground/table/item.ts';
import { documentClient } from '../../ground/table/table.ts';
import { findUpload, rewardMove } from '../../pool/upload.ts';
import { beginPurchase, changePurchase } from '../../purchase/record/purchase.ts';
import { findPayout, payoutUpdate } from '../record/payout.ts';
import { settleByHand } from './settle-by-hand.ts';
import { transferGroupOf } from './transfer-group.ts';
import { handler as transferReward } from './transfer-reward.ts';

const dayMs = 86_400_000;
let stand: PayoutStand;

let account: string;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPayoutStand();
  account = await driver.linkAccount(await stand.newAccount());
  await write(
    put('PersonTable', { userSub: driver.userSub, sk: 'wallet', address: developmentWallet.address }),
  );
});
afterAll(() => stand?.stop());
beforeEach(() => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

async function transferOf(payoutId: string) {
  const group = transferGroupOf((await find(payoutId))?.uploadHash ?? '');
  return (await stand.stripe.transfers.list({ transfer_group: group, limit: 100 })).data;
}
const find = async (payoutId: string) => await findPayout(payoutId);

async function one() {
  const [upload] = await driver.newUploads(1);
  if (!upload) throw new Error('no upload');
  return upload;
}

const books = () => storedBooks(documentClient);

/** Asserts what must hold in every case: a claimed reward is one confirmed payout, and the books balance. */
async function assertPaidOnce(payoutId: string, uploadHash: string): Promise<void> {
  const payout = await find(payoutId);
  const transfers = await transferOf(payoutId);
  expect(payout).toMatchObject({ state: 'settled', rail: 'bank', transferId: transfers[0]?.id });
  expect(transfers.map(({ amount, currency }) => [amount, currency])).toEqual([[driver.rewardCents, 'sgd']]);
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'claimed', payoutId });
  await books();
}

test('a reward is paid to a bank: the chain marks it as claimed, Stripe has one transfer, the books balance', async () => {
  await stand.fill(10_000);
  const upload = await one();
  const before = balanceOf(await books(), bankAccount, 'SGD');
  const payout = await driver.claim(upload, { stripeAccountId: account });
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
  expect(balanceOf(await books(), bankAccount, 'SGD') - before).toBe(BigInt(driver.rewardCents));
  expect((await find(payout.transactionId))?.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
});

test('a reward paid to a bank cannot also be claimed to a wallet', async () => {
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: account });
  await driver.runPayout(stand.lane, payout);
  const again = await driver.claim(upload, { wallet: developmentWallet.address });
  expect(again).toMatchObject({ transactionId: payout.transactionId, rail: 'bank', state: 'settled' });
  // Simulates a store that has lost the payment; the chain has not lost it.
  const stolen = { ...again, rail: 'cgdx' as const, wallet: developmentWallet.address };
  await expect(driver.runPayout(stand.lane, stolen)).rejects.toThrow();
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
});

test('two claims at once, one on each rail, are one payout', async () => {
  const uploads = await driver.newUploads(6);
  for (const upload of uploads) {
    const wallet = developmentWallet.address;
    const claims = await Promise.all([
      driver.claim(upload, { wallet }),
      driver.claim(upload, { stripeAccountId: account }),
    ]);
    const [payout] = claims;
    // One payout id has one execution, however many events start it.
    expect(new Set(claims.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
    const settled = await find(payout.transactionId);
    expect(claims.map(({ rail }) => rail)).toEqual([settled?.rail, settled?.rail]);
    expect(settled?.state).toBe('settled');
    expect(await transferOf(payout.transactionId)).toHaveLength(settled?.rail === 'bank' ? 1 : 0);
  }
  await books();
});

test('a rejected account is refused before anything is done, and the reward can be claimed again', async () => {
  const upload = await one();
  const rejected = await stand.newAccount();
  await stand.moveAccount(rejected, 'rejected');
  await driver.linkAccount(rejected, account);
  const payout = await driver.claim(upload, { stripeAccountId: rejected });
  expect(await driver.runPayout(stand.lane, payout)).toBe('StripeRejected');
  expect(await find(payout.transactionId)).toMatchObject({
    state: 'refused',
    failure: {
      code: 'StripeRejected',
      message: expect.stringContaining('Stripe has rejected your account.'),
    },
  });
  expect(await findUpload(upload.uploadHash)).toMatchObject({
    rewardState: 'unclaimed',
    payoutAttempt: 1,
  });
  await driver.linkAccount(account, rejected);
  const next = await driver.claim(upload, { stripeAccountId: account });
  expect(await driver.runPayout(stand.lane, next)).toBe('paid');
  await assertPaidOnce(next.transactionId, upload.uploadHash);
});

test.each([
  ['checking', 'StripeChecking', 'nothing for you to do'],
  ['under-review', 'StripeChecking', 'nothing for you to do'],
  ['incomplete', 'StripeIncomplete', 'Stripe needs your identity number'],
  ['no-bank', 'StripeBankMissing', 'would stay at Stripe'],
  ['paused', 'StripePaused', 'are paused'],
] as const)(
  'a claim whose account is then %s waits, gives the reason, and is paid once that is over',
  async (state, failureCode, sentence) => {
    const upload = await one();
    const lost = await stand.newAccount();
    await driver.linkAccount(lost, account);
    const payout = await driver.claim(upload, { stripeAccountId: lost });
    await stand.moveAccount(lost, state);
    for (let looks = 0; looks < 2; looks += 1)
      expect(await driver.runPayout(stand.lane, payout)).toBe('waiting');
    expect(await find(payout.transactionId)).toMatchObject({
      state: 'paying',
      failure: { code: failureCode, message: expect.stringContaining(sentence) },
    });
    expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'claiming' });
    expect(await transferOf(payout.transactionId)).toEqual([]);
    await stand.moveAccount(lost, 'verified');
    expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
    await assertPaidOnce(payout.transactionId, upload.uploadHash);
    await driver.linkAccount(account, lost);
  },
);

test('a claim that has waited 30 days for its person ends, and the reward can be claimed again; while Stripe checks the account, the claim waits without limit', async () => {
  const upload = await one();
  const lost = await stand.newAccount();
  await driver.linkAccount(lost, account);
  const payout = await driver.claim(upload, { stripeAccountId: lost });
  const long = new Date(Date.now() - 31 * dayMs).toISOString();
  const { transactionId } = payout;
  await write(change('TransactionTable', { transactionId }, { set: { createdAt: long } }));
  await stand.moveAccount(lost, 'checking');
  expect(await driver.runPayout(stand.lane, payout)).toBe('waiting');
  await stand.moveAccount(lost, 'incomplete');
  expect(await driver.runPayout(stand.lane, payout)).toBe('StripeWaitedTooLong');
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'unclaimed' });
  await driver.linkAccount(account, lost);
});

test('a payout that Stripe refuses after the chain marked it waits with the reason, and cannot be claimed again', async () => {
  const lost = await stand.newAccount();
  await driver.linkAccount(lost, account);
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: lost });
  expect(await driver.runPayout(stand.lane, payout, { steps: 3 })).toBe('dead');
  await stand.moveAccount(lost, 'under-review');
  await expect(transfer(payout.transactionId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  expect((await find(payout.transactionId))?.failure?.message).toContain('nothing for you to do');
  await stand.moveAccount(lost, 'verified');
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
  await driver.linkAccount(account, lost);
});

test('an account that was connected after the claim is not paid', async () => {
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: await stand.newAccount() });
  expect(await driver.runPayout(stand.lane, payout)).toBe('StripeNotConnected');
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'unclaimed' });
});

/** Pays out the whole balance, to another person's account. */
async function empty(): Promise<void> {
  const amount = await stand.availableCents();
  if (amount > 0)
    await stand.stripe.transfers.create({ amount, currency: 'sgd', destination: await stand.newAccount() });
}

test('a payout waits, with a reason, while the balance at Stripe is too low; nothing is done on the chain meanwhile', async () => {
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: account });
  await empty();
  await expect(driver.runPayout(stand.lane, payout, { tries: 2 })).rejects.toMatchObject({
    name: 'StripeBalanceLow',
  });
  expect(await find(payout.transactionId)).toMatchObject({
    state: 'paying',
    failure: { code: 'StripeBalanceLow', message: expect.stringContaining('as soon as there is enough') },
  });
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'claiming' });
  await stand.fill(10_000);
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
});

test('card payments that may still be refunded are not used for payouts to banks', async () => {
  const upload = await one();
  await empty();
  await stand.fill(driver.rewardCents + 139);
  const purchaseId = 'bought by card';
  const captured = { currency: 'SGD' as const, pools: [{ dataPoolId: upload.dataPoolId, amount: '140' }] };
  await beginPurchase({ purchaseId, userSub: 'ben', rail: 'card', state: 'awaiting-payment' });
  await changePurchase(purchaseId, ['awaiting-payment'], { state: 'paid', captured });
  const payout = await driver.claim(upload, { stripeAccountId: account });
  for (const state of ['granted', 'to-refund'] as const) {
    await expect(driver.runPayout(stand.lane, payout, { tries: 2 })).rejects.toMatchObject({
      name: 'StripeBalanceLow',
    });
    await changePurchase(purchaseId, ['paid', 'granted'], { state });
  }
  await changePurchase(purchaseId, ['to-refund'], { state: 'refunded' });
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
});

test('money approved for one payout is not approved for another', async () => {
  const [first, second] = await driver.newUploads(2);
  if (!first || !second) throw new Error('no uploads');
  await empty();
  await stand.fill(2 * driver.rewardCents - 1);
  const early = await driver.claim(first, { stripeAccountId: account });
  expect(await driver.runPayout(stand.lane, early, { steps: 3 })).toBe('dead');
  const late = await driver.claim(second, { stripeAccountId: account });
  await expect(driver.runPayout(stand.lane, late, { tries: 2 })).rejects.toMatchObject({
    name: 'StripeBalanceLow',
  });
  expect(await driver.runPayout(stand.lane, early)).toBe('paid');
  await stand.fill(500);
  expect(await driver.runPayout(stand.lane, late)).toBe('paid');
  await assertPaidOnce(late.transactionId, second.uploadHash);
});

/** Makes a payout whose next step is its transfer. */
async function beforeTransfer() {
  if ((await stand.availableCents()) < driver.rewardCents) await stand.fill(10_000);
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: account });
  await writeTogether([
    rewardMove(upload.uploadHash, payout.transactionId, 'unclaimed', 'claiming'),
    payoutUpdate(payout.transactionId, 'paying'),
  ]);
  return { upload, payoutId: payout.transactionId };
}
const transfer = (payoutId: string) => transferReward({ payoutId }, {} as never);

test('if the balance falls between check and transfer, the transfer waits, and Stripe’s stored refusal does not block it later', async () => {
  const { payoutId } = await beforeTransfer();
  await empty();
  for (let tried = 0; tried < 3; tried += 1)
    await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeBalanceLow' });
  expect(await find(payoutId)).toMatchObject({ refusedTransfers: 3, failure: { code: 'StripeBalanceLow' } });
  await stand.fill(10_000);
  const { transferId } = await transfer(payoutId);
  expect((await transferOf(payoutId)).map(({ id }) => id)).toEqual([transferId]);
});

test.each([1, 25, 24 * 14])('a transfer is not made again %i hours later', async (hours) => {
  const { payoutId } = await beforeTransfer();
  const { transferId } = await transfer(payoutId);
  stand.advance((hours * dayMs) / 24);
  expect(await transfer(payoutId)).toEqual({ transferId });
  expect(await transferOf(payoutId)).toHaveLength(1);
});

test('a transfer whose answer was lost is found a day later, when Stripe has forgotten its idempotency key', async () => {
  const { payoutId } = await beforeTransfer();
  // The first request lists the transfers, the second makes one.
  stand.proxies.stripe.plan({ at: 1, when: 'after' });
  await expect(transfer(payoutId)).rejects.toThrow();
  stand.proxies.stripe.plan(undefined);
  expect((await find(payoutId))?.refusedTransfers).toBeUndefined();
  stand.advance(dayMs + 60_000);
  const { transferId } = await transfer(payoutId);
  expect((await transferOf(payoutId)).map(({ id }) => id)).toEqual([transferId]);
});

test('two runs of the step at the same moment make one transfer', async () => {
  const { payoutId } = await beforeTransfer();
  const runs = await Promise.allSettled([transfer(payoutId), transfer(payoutId), transfer(payoutId)]);
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await transferOf(payoutId)).toHaveLength(1);
});

test('an account that Stripe closes after the chain marked the reward is replaced by the person’s current one', async () => {
  const closed = await stand.newAccount();
  await driver.linkAccount(closed, account);
  const upload = await one();
  const { transactionId: payoutId } = await driver.claim(upload, { stripeAccountId: closed });
  await stand.stripe.accounts.del(closed);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  await driver.linkAccount(account, closed);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  await transfer(payoutId);
  expect(await transferOf(payoutId)).toMatchObject([{ destination: account }]);
});

test('a reversed transfer is not made again automatically', async () => {
  const { payoutId } = await beforeTransfer();
  const { transferId } = await transfer(payoutId);
  await stand.stripe.transfers.createReversal(transferId);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'TransferReversed' });
  expect(await transferOf(payoutId)).toHaveLength(1);
});

/** Makes a payout whose transfer was made and which is not settled. */
async function transferredPayout() {
  await stand.fill(10_000);
  const upload = await one();
  const payout = await driver.claim(upload, { stripeAccountId: account });
  expect(await driver.runPayout(stand.lane, payout, { steps: 4 })).toBe('dead');
  const [made] = await transferOf(payout.transactionId);
  return { upload, payout, payoutId: payout.transactionId, transferId: made?.id ?? '' };
}

test('a payout whose transfer was reversed is settled and booked once its person was paid another way', async () => {
  const { upload, payout, payoutId, transferId } = await transferredPayout();
  await stand.stripe.transfers.createReversal(transferId);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'TransferReversed' });
  const before = balanceOf(await books(), bankAccount, 'SGD');
  const backCents = BigInt(driver.rewardCents);
  expect(await settleByHand(payoutId, 'giro 17')).toEqual({ isNew: true, transferId, backCents });
  expect(await settleByHand(payoutId, 'giro 17')).toEqual({ isNew: false, transferId, backCents });
  await expect(settleByHand(payoutId, 'giro 18')).rejects.toMatchObject({
    code: 'SettledAlready',
    message: expect.stringContaining('giro 17'),
  });
  await assertPaidOnce(payoutId, upload.uploadHash);
  expect((await find(payoutId))?.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
  expect(balanceOf(await books(), bankAccount, 'SGD') - before).toBe(backCents);
  // The redriven execution succeeds and transfers nothing.
  expect(await transfer(payoutId)).toEqual({ transferId });
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payoutId, upload.uploadHash);
});

test('only a payout to a bank whose transfer was reversed can be settled by hand', async () => {
  const { payout, payoutId } = await transferredPayout();
  const refusal = async (id: string) => (await settleByHand(id, 'giro').catch((error) => error)).code;
  expect(await refusal('nobody')).toBe('PayoutUnknown');
  expect(await refusal(payoutId)).toBe('NotReversed');
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  expect(await refusal(payoutId)).toBe('SettledAlready');
  const waiting = await driver.claim(await one(), { stripeAccountId: account });
  expect(await refusal(waiting.transactionId)).toBe('NotTransferred');
  const toWallet = await driver.claim(await one(), { wallet: developmentWallet.address });
  expect(await refusal(toWallet.transactionId)).toBe('NotToBank');
});

test('a payout whose account Stripe refuses can be settled by hand, too, and is never transferred', async () => {
  const closed = await stand.newAccount();
  await driver.linkAccount(closed, account);
  const payout = await driver.claim(await one(), { stripeAccountId: closed });
  const payoutId = payout.transactionId;
  expect(await driver.runPayout(stand.lane, payout, { steps: 3 })).toBe('dead');
  await stand.stripe.accounts.del(closed);
  await expect(transfer(payoutId)).rejects.toMatchObject({ name: 'StripeAccountRefused' });
  await driver.linkAccount(account, closed);
  const backCents = BigInt(driver.rewardCents);
  expect(await settleByHand(payoutId, 'giro 19')).toEqual({ isNew: true, backCents });
  expect(await settleByHand(payoutId, 'giro 19')).toEqual({ isNew: false, backCents });
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  expect(await transferOf(payoutId)).toEqual([]);
});

test('a reward that was claimed on the chain without us is not paid to a bank: the payout waits for an operator', async () => {
  const upload = await one();
  const snapshot = await stand.lane.rpc('evm_snapshot');
  await driver.claimPastTheLane(stand.lane, upload.leafIndex);
  const payout = await driver.claim(upload, { stripeAccountId: account });
  await expect(driver.runPayout(stand.lane, payout, { tries: 1 })).rejects.toThrow();
  expect(await find(payout.transactionId)).toMatchObject({ state: 'paying' });
  expect(await findUpload(upload.uploadHash)).toMatchObject({ rewardState: 'claiming' });
  expect(await transferOf(payout.transactionId)).toEqual([]);
  await stand.lane.rpc('evm_revert', [snapshot]);
  expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
  await assertPaidOnce(payout.transactionId, upload.uploadHash);
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
