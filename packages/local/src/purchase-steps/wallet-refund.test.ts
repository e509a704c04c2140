import type { Context } from 'aws-lambda';
import { getAddress } from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSteps } from './load-steps.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from './purchase-stand.ts';
import { newHash, openReceiptNode, type PaidOffer, type ReceiptNode, storeOffer } from './receipt-node.ts';

const buyer = { userSub: 'buyer', wallet: getAddress('0x00000000000000000000000000000000000000b1') };
const context = {} as Context;

let stand: PurchaseStand;
let node: ReceiptNode;
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await loadSteps()),
  ...(await import('@cgdx/functions/purchase/record/purchase-id.ts')),
  ...(await import('@cgdx/functions/purchase/record/purchase.ts')),
  ...(await import('@cgdx/functions/purchase/on-chain/chain-sale.ts')),
  ...(await import('@cgdx/functions/purchase/settle/settlement-call.ts')),
  sign: (await import('@cgdx/functions/purchase/refund/sign-refunds.ts')).handler,
  ...(await import('@cgdx/functions/purchase/purchase-answer.ts')),
});

beforeAll(async () => {
  stand = await openPurchaseStand();
  node = await openReceiptNode();
  code = await load();
});
afterAll(async () => {
  await node?.stop();
  await stand?.stop();
});

/** Begins and verifies a purchase of all of the offers in one transaction. */
async function pay(offers: readonly PaidOffer[]) {
  const transactionHash = newHash();
  node.show(transactionHash, offers);
  const purchaseId = code.chainPurchaseId(buyer.userSub, transactionHash);
  const about = { ...buyer, purchaseId, transactionHash };
  await code.beginPurchase({ ...about, rail: 'cgdx', state: 'submitted' });
  const { outcome } = await code.verify({ purchaseId, paymentReference: transactionHash }, context);
  return { purchaseId, transactionHash, outcome };
}

const newOffer = async () => storeOffer({ ...buyer, uploadHashes: [await putUpload()] });

/** A purchase of two offers whose refund is due. */
async function refundDue() {
  const offers = [await newOffer(), await newOffer()];
  const paid = await pay(offers);
  await code.changePurchase(paid.purchaseId, ['paid'], { state: 'to-refund' });
  return { ...paid, offers };
}

test('no refund is believed while the node does not know the transaction that paid', async () => {
  const { purchaseId, transactionHash } = await refundDue();
  node.show(transactionHash, undefined);
  await expect(code.refund({ purchaseId }, context)).rejects.toMatchObject({ code: 'TransactionNotFound' });
});

test.each([0, 1])(
  'no refund is believed if the chain shows %d of the two sales that were captured',
  async (shown) => {
    const { purchaseId, transactionHash, offers } = await refundDue();
    node.show(transactionHash, offers.slice(0, shown));
    await expect(code.refund({ purchaseId }, context)).rejects.toMatchObject({ code: 'PaymentDiffers' });
  },
);

test('each of two quotes of one pool that were paid together is signed for its own refund', async () => {
  const { purchaseId } = await refundDue();
  const sales = await code.ownSales(await code.readPurchase(purchaseId));
  const answers = await Promise.all(
    sales.map(async (sale) =>
      code.sign({
        purchaseId,
        dataPoolId: sale.bought.dataPoolId,
        quoteNonce: sale.bought.nonce,
        data: await code.refundCall(sale),
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

test('an upload that one transaction bought twice is paid back, all of it', async () => {
  const uploadHashes = [await putUpload()];
  const offers = [
    await storeOffer({ ...buyer, uploadHashes }),
    await storeOffer({ ...buyer, uploadHashes: [...uploadHashes, await putUpload()] }),
  ];
  const { purchaseId, outcome } = await pay(offers);
  expect(outcome).toBe('to-refund');
  await code.settle({ purchaseId, refundReference: 'refund' }, context);
  expect(await code.readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    failure: { code: 'BoughtTwice' },
    captured: { pools: offers.map(({ basket: { totalWei } }) => ({ amount: totalWei })) },
  });
});

test('two quotes of one pool that were paid together are bought, and are one line of the receipt', async () => {
  const { purchaseId } = await pay([await newOffer(), await newOffer()]);
  for (const step of [code.grant, code.assemble, code.complete]) await step({ purchaseId }, context);
  const { status, receipt } = await code.purchaseAnswer(await code.readPurchase(purchaseId));
  expect(status).toBe('completed');
  expect(receipt?.lines).toEqual([{ dataPoolId: 'spotify', uploads: 2, amount: String(2n * 10n ** 18n) }]);
});
