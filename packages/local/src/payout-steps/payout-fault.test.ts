import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultMoments } from '../fault/fault-moment.ts';
import { openPayoutStand, type PayoutStand } from './payout-stand.ts';

/** Of the calls of the database and the chain, which are many, every so-manieth fails. */
const stride = 5;
const services = ['database', 'chain', 'signers', 'workflows', 'stripe', 'bus'] as const;

let stand: PayoutStand;
let driver: typeof import('./payout-driver.ts');
let code: Awaited<ReturnType<typeof load>>;
let account: string;

const load = async () => ({
  ...(await import('@cgdx/functions/store/payout.ts')),
  ...(await import('@cgdx/functions/store/upload.ts')),
  ...(await import('@cgdx/functions/store/table.ts')),
});

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPayoutStand();
  driver = await import('./payout-driver.ts');
  code = await load();
  account = await driver.linkAccount(await stand.newAccount());
  await stand.fill(900_000);
});
afterAll(() => stand?.stop());

const noFault = () => {
  for (const door of Object.values(stand.doors)) door.plan(undefined);
};

async function newPayout() {
  const [upload] = await driver.newUploads(1);
  if (!upload) throw new Error('no upload');
  return driver.claim(upload, { stripeAccountId: account });
}

const paid: string[] = [];

/** Claimed <=> one confirmed payout, by one transfer of what is owed; and there is no other transfer. */
async function assertPaidOnce(): Promise<void> {
  const transfers = await stand.stripe.transfers
    .list({ destination: account, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  expect(transfers).toHaveLength(paid.length);
  for (const payoutId of paid) {
    const payout = await code.findPayout(payoutId);
    const made = transfers.filter(({ id }) => id === payout?.transferId);
    expect(made.map(({ amount }) => amount)).toEqual([driver.rewardCents]);
    expect(payout?.state).toBe('settled');
    expect(await code.findUpload(payout?.uploadHash ?? '')).toMatchObject({
      rewardState: 'claimed',
      payoutId,
    });
  }
  const { Items = [] } = await code.documentClient.send(new ScanCommand({ TableName: 'test-LedgerTable' }));
  const { unbalanced, balances } = readBooks(
    Items.map(({ entryId, account: name, currency, amount }) => ({
      entryId,
      account: name,
      currency,
      amount: BigInt(amount),
    })),
  );
  expect(unbalanced).toEqual([]);
  expect(balances.get('banks SGD')).toBe(BigInt(driver.rewardCents * transfers.length));
}

test('whichever call fails, before or after it took effect, a bank is paid once', async () => {
  const known = await newPayout();
  noFault();
  await driver.runPayout(stand.lane, known);
  const calls = Object.fromEntries(services.map((name) => [name, stand.doors[name].count()]));
  for (const service of services) expect(calls[service], service).toBeGreaterThan(0);
  paid.push(known.transactionId);
  for (const service of services) {
    const step = service === 'database' || service === 'chain' ? stride : 1;
    for (const moment of faultMoments(calls[service] ?? 0, step)) {
      noFault();
      const payout = await newPayout();
      stand.doors[service].plan(moment);
      const { at, when } = moment;
      expect(await driver.runPayout(stand.lane, payout), `${service} ${at} ${when}`).toBe('paid');
      paid.push(payout.transactionId);
    }
  }
  noFault();
  await assertPaidOnce();
});

test('steps whose answers were lost, and are run again, come to the same', async () => {
  noFault();
  const payout = await newPayout();
  expect(await driver.runPayout(stand.lane, payout, { isTwice: true })).toBe('paid');
  paid.push(payout.transactionId);
  await assertPaidOnce();
});

test('a run that dies between any two steps, and is begun again from the first, pays once', async () => {
  noFault();
  for (let steps = 1; steps <= 4; steps += 1) {
    const payout = await newPayout();
    await driver.runPayout(stand.lane, payout, { steps });
    expect(await driver.runPayout(stand.lane, payout)).toBe('paid');
    paid.push(payout.transactionId);
    await assertPaidOnce();
  }
});
