import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import {
  newHash,
  openReceiptNode,
  type PaidOffer,
  type ReceiptNode,
  storeOffer,
} from '@cgdx/stand/purchase/receipt-node.ts';
import type { Context } from 'aws-lambda';
import { getAddress } from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler as completePurchase } from '../complete-purchase.ts';
import { handler as assembleDataset } from '../delivery/assemble-dataset.ts';
import { handler as grantAccess } from '../delivery/grant-access.ts';
import { ownSales } from '../on-chain/chain-sale.ts';
import { purchaseAnswer } from '../purchase-answer.ts';
import { beginPurchase, changePurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { refundCall } from '../settle/settlement-call.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';
import { handler as refundPayment } from './refund-payment.ts';
import { handler as settleRefund } from './settle-refund.ts';
import { handler as signRefunds } from './sign-refunds.ts';

const buyer = { userSub: 'buyer', wallet: getAddress('0x00000000000000000000000000000000000000b1') };
const context = {} as Context;

let stand: PurchaseStand;
let node: ReceiptNode;

beforeAll(async () => {
  stand = await openPurchaseStand();
  node = await openReceiptNode();
});
afterAll(async () => {
  await node?.stop();
  await stand?.stop();
});

/** Begins and verifies a purchase of all of the offers in one transaction. */
async function pay(offers: readonly PaidOffer[]) {
  const transactionHash = newHash();
  node.show(transactionHash, offers);
  const purchaseId = chainPurchaseId(buyer.userSub, transactionHash);
  const about = { ...buyer, purchaseId, transactionHash };
  await beginPurchase({ ...about, rail: 'cgdx', state: 'submitted' });
  const { outcome } = await verifyPurchase({ purchaseId, paymentReference: transactionHash }, context);
  return { purchaseId, transactionHash, outcome };
}

const newOffer = async () => storeOffer({ ...buyer, uploadHashes: [await putUpload()] });

/** Makes a purchase of two offers whose refund is due. */
async function refundDue() {
  const offers = [await newOffer(), await newOffer()];
  const paid = await pay(offers);
  await changePurchase(paid.purchaseId, ['paid'], { state: 'to-refund' });
  return { ...paid, offers };
}

test('no refund counts as done while the node does not know the transaction that paid', async () => {
  const { purchaseId, transactionHash } = await refundDue();
  node.show(transactionHash, undefined);
  await expect(refundPayment({ purchaseId }, context)).rejects.toMatchObject({ code: 'TransactionNotFound' });
});

test.each([0, 1])(
  'no refund counts as done if the chain shows only %d of the two captured sales',
  async (shown) => {
    const { purchaseId, transactionHash, offers } = await refundDue();
    node.show(transactionHash, offers.slice(0, shown));
    await expect(refundPayment({ purchaseId }, context)).rejects.toMatchObject({ code: 'PaymentDiffers' });
  },
);

test('two quotes of one pool that were paid together get a signed refund each', async () => {
  const { purchaseId } = await refundDue();
  const sales = await ownSales(await readPurchase(purchaseId));
  const answers = await Promise.all(
    sales.map(async (sale) =>
      signRefunds({
        purchaseId,
        dataPoolId: sale.bought.dataPoolId,
        quoteNonce: sale.bought.nonce,
        data: await refundCall(sale),
        gasLimit: '100000',
        nonce: 0,
        maxFeePerGas: '1',
        maxPriorityFeePerGas: '1',
      }),
    ),
  );
  const signature = expect.stringMatching(/^0x[0-9a-f]{130}$/);
  expect(answers).toEqual([{ signature }, { signature }]);
});

test('a transaction that bought one upload twice is refunded in full', async () => {
  const uploadHashes = [await putUpload()];
  const offers = [
    await storeOffer({ ...buyer, uploadHashes }),
    await storeOffer({ ...buyer, uploadHashes: [...uploadHashes, await putUpload()] }),
  ];
  const { purchaseId, outcome } = await pay(offers);
  expect(outcome).toBe('to-refund');
  await settleRefund({ purchaseId, refundReference: 'refund' }, context);
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    failure: { code: 'BoughtTwice' },
    captured: { pools: offers.map(({ basket: { totalWei } }) => ({ amount: totalWei })) },
  });
});

test('two quotes of one pool that were paid together become one line of the receipt', async () => {
  const { purchaseId } = await pay([await newOffer(), await newOffer()]);
  for (const step of [grantAccess, assembleDataset, completePurchase]) await step({ purchaseId }, context);
  const { status, receipt } = await purchaseAnswer(await readPurchase(purchaseId));
  expect(status).toBe('completed');
  expect(receipt?.lines).toEqual([{ dataPoolId: 'spotify', uploads: 2, amount: String(2n * 10n ** 18n) }]);
});
