import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { purchaseGranted } from '@cgdx/core/ledger/purchase-entry.ts';
import { settler } from '@cgdx/local/ground/account.ts';
import { confirmations, type MarketChain, openMarketChain } from '@cgdx/stand/purchase/market-chain.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import type { Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeTogether } from '../../ground/table/item.ts';
import { documentClient } from '../../ground/table/table.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { ledgerPayment } from '../record/payment-entry.ts';
import { beginPurchase, changePurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { handler as refundPayment } from '../refund/refund-payment.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';
import { handler as onReleaseSweep } from './on-release-sweep.ts';
import { asSettler } from './settler-lease.ts';

const buyer = 'buyer';
let stand: PurchaseStand;
let market: MarketChain;
let wallet: Wallet;
const notTaken = vi.fn();

const release = permitted('on-release-sweep', onReleaseSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line: string) => {
    if (line.includes('settlement.not-taken')) notTaken(line);
  });
  stand = await openPurchaseStand();
  market = await openMarketChain();
  wallet = await market.newWallet();
});
afterAll(async () => {
  await market?.stop();
  await stand?.stop();
});

/** Makes a purchase that a wallet has paid, in this state. */
async function paidPurchase(what: { state: 'to-refund' | 'completed'; open?: 'release' }): Promise<string> {
  const hash = await market.pay(wallet, await market.offer(buyer, wallet.address, [await putUpload()]));
  await market.mine(confirmations);
  const purchaseId = chainPurchaseId(buyer, hash);
  const about = { purchaseId, userSub: buyer, wallet: wallet.address, transactionHash: hash };
  await beginPurchase({ ...about, rail: 'cgdx', state: 'submitted' });
  await verifyPurchase({ purchaseId, paymentReference: hash }, {} as Context);
  await changePurchase(purchaseId, ['paid'], what);
  if (what.state === 'completed')
    await writeTogether(ledgerPuts(purchaseGranted(ledgerPayment(await readPurchase(purchaseId)))));
  return purchaseId;
}

const sentCount = () => market.provider.getTransactionCount(settler.address);

test('refunds and releases that are due at once take turns, so that none uses another’s nonce', async () => {
  const refunds = [await paidPurchase({ state: 'to-refund' }), await paidPurchase({ state: 'to-refund' })];
  const releases = [
    await paidPurchase({ state: 'completed', open: 'release' }),
    await paidPurchase({ state: 'completed', open: 'release' }),
  ];
  const before = await sentCount();
  // Simulates a chain whose blocks take their time.
  await market.provider.send('evm_setAutomine', [false]);
  const blocks = setInterval(() => void market.mine(1), 400);
  try {
    const until = async (purchaseId: string): Promise<void> => {
      for (;;) {
        const outcome = await refundPayment({ purchaseId }, {} as Context).catch((error: Error) => error);
        if (!(outcome instanceof Error)) return;
        expect(['RefundNotConfirmed']).toContain(outcome.name);
      }
    };
    await Promise.all([release({} as ScheduledEvent), ...refunds.map(until)]);
  } finally {
    clearInterval(blocks);
    await market.provider.send('evm_setAutomine', [true]);
  }
  expect(notTaken).not.toHaveBeenCalled();
  expect((await sentCount()) - before).toBe(refunds.length + releases.length);
});

test('a function waits for its turn no longer than it has time', async () => {
  const end = Promise.withResolvers<void>();
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((begun, failed) => {
    held = asSettler(0, () => {
      begun();
      return end.promise;
    });
    held.catch(failed);
  });
  await expect(asSettler(0, async () => 'mine')).rejects.toMatchObject({ code: 'SettlerBusy' });
  end.resolve();
  await held;
  expect(await asSettler(0, async () => 'mine')).toBe('mine');
});

test('a holder that died keeps the lease for seconds only', async () => {
  const Key = { settler: settler.address.toLowerCase() };
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-SettlerTable',
      Key,
      UpdateExpression: 'SET leaseUntil = :soon, #owner = :dead',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':soon': Date.now() + 1_000, ':dead': 'dead' },
    }),
  );
  expect(await asSettler(5_000, async () => 'mine')).toBe('mine');
});
