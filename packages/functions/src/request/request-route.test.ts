import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { stepNames } from '@cgdx/core/contribution/contribution.ts';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { purchaseGranted } from '@cgdx/core/ledger/purchase-entry.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { startHandlers } from '@cgdx/stand/engine/handler-endpoint.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { callOperator, operator } from '@cgdx/stand/operator/operator-call.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { permitted, permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { bookPurchase } from '../purchase/record/booked-purchase.ts';
import { ledgerPayment } from '../purchase/record/payment-entry.ts';
import { changePurchase, readPurchase } from '../purchase/record/purchase.ts';
import { handler as verifyPurchase } from '../purchase/verify-purchase.ts';
import { handler as onRefundSweep } from './on-refund-sweep.ts';
import { handler as requestRoute } from './request-route.ts';

const ben = { sub: 'ben', email: 'ben@example.com' };
const ann = { sub: 'ann', email: 'ann@example.com' };
const text = 'The play counts of May are all zero.';
let stand: PurchaseStand;
let recorder: Awaited<ReturnType<typeof startHandlers>>;

beforeAll(async () => {
  stand = await openPurchaseStand();
  recorder = await startHandlers({
    [functionLinks.AuditRecorder]: () => import('../operator/audit/record-action.ts'),
  });
  process.env.AWS_ENDPOINT_URL_LAMBDA = recorder.url;
  setLinks({
    AuditRecorder: { name: functionLinks.AuditRecorder },
    AnonymousIdKey: { value: 'a key of a test' },
  });
});
afterAll(async () => {
  await recorder?.stop();
  await stand?.stop();
});

async function ask(person: typeof ben, route: string, body: object = {}) {
  const handler = permitted('api-request', requestRoute);
  const { statusCode = 0, body: answer = '' } = await handler(signedInEvent(route, person, body));
  const answered = JSON.parse(answer);
  assertResponse(route, statusCode, answered);
  return { status: statusCode, body: answered };
}

/** Makes a delivered purchase, with its receipt. */
async function delivered(completedAt = new Date().toISOString()): Promise<string> {
  const { purchaseId, paymentReference } = await paidCardPurchase(ben.sub, await putUpload());
  await verifyPurchase({ purchaseId, paymentReference }, {} as never);
  await changePurchase(purchaseId, ['paid'], { state: 'granted' });
  const granted = purchaseGranted(ledgerPayment(await readPurchase(purchaseId)));
  await bookPurchase(granted, purchaseId, ['granted'], { state: 'completed', completedAt });
  return purchaseId;
}

const sweep = () => permittedAs('on-refund-sweep', async () => (await onRefundSweep({} as never)).taken);
const queue = async () =>
  (await permittedAs('api-operator', () => callOperator('GET /operator/reviews'))).body.requests;
const answer = (requestId: string, decision: string, reason = 'The counts are wrong indeed.') =>
  permittedAs('api-operator-action', () =>
    callOperator('POST /operator/requests/{requestId}', { path: { requestId }, body: { decision, reason } }),
  );
const refundOf = (purchaseId: string, person = ben) =>
  ask(person, 'POST /requests', { kind: 'refund', about: purchaseId, text });

test('a refund is requested once, decided in the operators’ queue, reported to the buyer, and made once', async () => {
  const purchaseId = await delivered();
  const [first, again] = await Promise.all([refundOf(purchaseId), refundOf(purchaseId)]);
  expect(first.body).toEqual(again.body);
  const { requestId } = first.body;
  expect(await queue()).toEqual([
    { ...first.body, userHash: expect.stringMatching(/^[0-9a-f]{64}$/), about: purchaseId, text },
  ]);
  expect((await answer(requestId, 'accepted')).body.state).toBe('accepted');
  expect((await answer(requestId, 'accepted')).status).toBe(200);
  expect(await answer(requestId, 'refused')).toMatchObject({
    status: 409,
    body: { code: 'AlreadyDecided' },
  });
  expect(await queue()).toEqual([]);
  const { body } = await ask(ben, 'GET /requests');
  expect(body.requests[0]).toMatchObject({ state: 'accepted', answer: 'The counts are wrong indeed.' });
  expect(JSON.stringify(body)).not.toContain(operator.sub);
  // Nothing is refunded before the sweep; two sweeps at once refund it once.
  expect((await readPurchase(purchaseId)).state).toBe('completed');
  const taken = await Promise.all([sweep(), sweep()]);
  expect(taken[0] + taken[1]).toBe(1);
  expect(await sweep()).toBe(0);
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'to-refund',
    failure: { code: 'RefundAgreed' },
  });
  const books = await storedBooks(documentClient);
  expect(balanceOf(books, 'held', 'SGD')).toBe(BigInt(priceCents));
  expect((await ask(ben, 'GET /requests')).body.requests[0].state).toBe('accepted');
});

test('a refund that is declined leaves the purchase as it is, and the buyer reads why', async () => {
  const purchaseId = await delivered();
  const { requestId } = (await refundOf(purchaseId)).body;
  await answer(requestId, 'refused', 'The card says that May is not covered.');
  await sweep();
  expect((await readPurchase(purchaseId)).state).toBe('completed');
  expect((await refundOf(purchaseId)).body).toMatchObject({
    state: 'refused',
    answer: 'The card says that May is not covered.',
  });
});

test('a refund cannot be requested too late, before delivery, or for another person’s purchase', async () => {
  const old = await delivered(new Date(Date.now() - 15 * 86_400_000).toISOString());
  expect(await refundOf(old)).toMatchObject({
    status: 409,
    body: { code: 'RefundNotDue', advice: expect.stringContaining('within 14 days') },
  });
  const { purchaseId } = await paidCardPurchase(ben.sub, await putUpload());
  expect(await refundOf(purchaseId)).toMatchObject({
    body: { code: 'RefundNotDue', advice: expect.stringContaining('automatically') },
  });
  expect((await refundOf(old, ann)).status).toBe(404);
});

test('only a refused contribution can be appealed against, and only by its contributor', async () => {
  const at = new Date().toISOString();
  const steps = Object.fromEntries(stepNames.map((name) => [name, { state: 'waiting' }]));
  const put = (contributionId: string, state: string) =>
    documentClient.send(
      new PutCommand({
        TableName: 'test-ContributionTable',
        Item: {
          ...{ userSub: ann.sub, contributionId, state, steps, dataPoolId: 'spotify' },
          ...{ fileName: 'a.zip', sizeBytes: 1, createdAt: at, updatedAt: at },
          object: { bucket: 'unverifiedbucket', key: 'a.zip', versionId: '1', sizeBytes: 1 },
        },
      }),
    );
  await put('refused', 'rejected');
  await put('accepted', 'completed');
  const appeal = (about: string, person = ann) =>
    ask(person, 'POST /requests', { kind: 'appeal', about, text: 'It is my own export, unchanged.' });
  const { body } = await appeal('refused');
  expect(await queue()).toMatchObject([
    { requestId: body.requestId, kind: 'appeal', executionId: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect((await appeal('accepted')).body.code).toBe('NothingToAppeal');
  expect((await appeal('refused', ben)).status).toBe(404);
  await answer(body.requestId, 'accepted', 'Please send it again.');
  expect((await ask(ann, 'GET /requests')).body.requests).toMatchObject([
    { state: 'accepted', answer: 'Please send it again.' },
  ]);
});

test('complaints wait in the same queue, at most ten of one person', async () => {
  const complain = (nth: number) =>
    ask(ann, 'POST /requests', { kind: 'complaint', text: `Complaint number ${nth} of many.` });
  for (let nth = 0; nth < 10; nth++) expect((await complain(nth)).status).toBe(200);
  expect(await complain(10)).toMatchObject({ status: 429, body: { code: 'TooManyOpen' } });
  // The same text again is the same complaint.
  expect((await complain(3)).status).toBe(200);
  expect(await queue()).toHaveLength(10);
});
