import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { permitted, permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginPurchase, changePurchase } from '../purchase/record/purchase.ts';
import { handler as invoiceRoute } from './invoice-route.ts';
import { issueInvoice } from './issue-invoice.ts';

let stand: PurchaseStand;
const seller = {
  ...{ name: 'CGDX Pte. Ltd.', uen: '201912345K', address: '1 Example Street' },
  ...{ gstNumber: 'M90312345A', gstPercent: '9' },
};
const unregistered = { name: 'CGDX', uen: 'none', address: 'none', gstNumber: 'none', gstPercent: 'none' };

beforeAll(async () => {
  stand = await openPurchaseStand();
  setLinks({ Seller: seller });
});
afterAll(() => stand?.stop());

const november = '2026-11-05T12:00:00.000Z';

async function completed(userSub: string, completedAt = november): Promise<string> {
  const purchaseId = crypto.randomUUID();
  await beginPurchase({ purchaseId, rail: 'card', userSub, state: 'submitted' });
  await changePurchase(purchaseId, ['submitted'], {
    ...{ state: 'completed', completedAt, paymentIntentId: 'pi_1' },
    captured: { currency: 'SGD', pools: [{ dataPoolId: 'spotify', amount: '1090' }] },
    uploads: [{ uploadHash: 'AAAA', dataPoolId: 'spotify', quality: 7, priceWei: '1' }],
  });
  return purchaseId;
}

async function call(
  sub: string,
  routeKey: string,
  { purchaseId = '', month = '', body = {} }: { purchaseId?: string; month?: string; body?: object } = {},
) {
  const event = signedInEvent(routeKey, { sub, email: 'a@example.com' }, body);
  const answer = await permitted(
    'api-invoice',
    invoiceRoute,
  )({ ...event, pathParameters: { purchaseId, month } });
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') };
}
const invoiceOf = (sub: string, purchaseId: string) =>
  call(sub, 'GET /transactions/{purchaseId}/invoice', { purchaseId });

test('an invoice names buyer and seller, and never changes once issued', async () => {
  const sub = crypto.randomUUID();
  expect((await call(sub, 'GET /billing')).body).toEqual({ company: '', uen: '' });
  const billing = { company: 'Acme Ltd', uen: '53012345A' };
  expect((await call(sub, 'POST /billing', { body: billing })).body).toEqual(billing);
  expect((await call(sub, 'POST /billing', { body: { company: 'x', uen: 'short' } })).status).toBe(400);
  const purchaseId = await completed(sub);
  const { body: first } = await invoiceOf(sub, purchaseId);
  expect(Buffer.from(first.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const about = `${first.invoiceNumber},${november},${purchaseId},CGDX Pte. Ltd.,201912345K,M90312345A,Acme Ltd,53012345A`;
  expect(first.csv.split('\r\n').slice(1)).toEqual([
    `${about},"Spotify, 1 upload",10.9,SGD`,
    `${about},Total,10.9,SGD`,
    `${about},of which GST 9 %,0.9,SGD`,
    '',
  ]);
  await call(sub, 'POST /billing', { body: { company: 'Another Ltd', uen: '' } });
  setLinks({ Seller: unregistered });
  expect((await invoiceOf(sub, purchaseId)).body).toEqual(first);
  const { body: next } = await invoiceOf(sub, await completed(sub));
  setLinks({ Seller: seller });
  expect(next.csv).toContain('Another Ltd');
  expect(next.csv).not.toContain('GST 9');
});

test('a refund is a line of the same invoice', async () => {
  const purchaseId = await completed('ann');
  const { invoiceNumber } = (await invoiceOf('ann', purchaseId)).body;
  await changePurchase(purchaseId, ['completed'], { state: 'refunded' });
  const { body } = await invoiceOf('ann', purchaseId);
  expect(body.invoiceNumber).toBe(invoiceNumber);
  expect(body.csv).toMatch(/Refunded on \d{4}-\d\d-\d\d,-10\.9,SGD\r\n.*Balance,0,SGD/);
  // A dispute a month later changes the purchase, but not the day of the refund.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
  await changePurchase(purchaseId, ['refunded'], { state: 'refunded' });
  vi.useRealTimers();
  expect((await invoiceOf('ann', purchaseId)).body).toEqual(body);
});

test('a month has the invoices of all its purchases, numbered in the order of purchase, and none of another month', async () => {
  const sub = crypto.randomUUID();
  const monthOf = (month: string) => call(sub, 'GET /invoices/{month}', { month });
  expect((await monthOf('2026-11')).status).toBe(404);
  expect((await monthOf('2026-13')).status).toBe(404);
  const late = await completed(sub, '2026-11-30T23:59:59.000Z');
  const early = await completed(sub, '2026-11-01T00:00:00.000Z');
  await completed(sub, '2026-12-01T00:00:00.000Z');
  const { body } = await monthOf('2026-11');
  expect(body.count).toBe(2);
  expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const numbers = await Promise.all(
    [early, late].map(async (id) => (await invoiceOf(sub, id)).body.invoiceNumber),
  );
  const rows: string[] = body.csv.split('\r\n').slice(1, -1);
  expect([...new Set(rows.map((row) => row.split(',')[0]))]).toEqual(numbers);
  expect(numbers.toSorted()).toEqual(numbers);
  expect((await monthOf('2026-11')).body).toEqual(body);
});

test('there is no invoice of an uncompleted purchase, and none of other people’s', async () => {
  const purchaseId = crypto.randomUUID();
  await beginPurchase({ purchaseId, rail: 'card', userSub: 'ann', state: 'submitted' });
  expect((await invoiceOf('ann', purchaseId)).status).toBe(404);
  expect((await invoiceOf('eve', await completed('ann'))).status).toBe(404);
});

test('invoice numbers have no gap and no duplicate, however many invoices are issued at once', async () => {
  const issue = (purchaseId: string) =>
    permittedAs('api-invoice', () =>
      issueInvoice({
        ...{ purchaseId, issuedAt: november, paidWith: 'pi_1', currency: 'SGD' },
        ...{ seller: { name: 'CGDX' }, buyer: {}, lines: [] },
      }),
    );
  const before = Number((await issue('before')).invoiceNumber.slice(5));
  // Thirty purchases, each asked for twice.
  const asked = Array.from({ length: 60 }, (_, at) => issue(`p-${at % 30}`));
  const numbers = new Set(
    (await Promise.all(asked)).map(({ invoiceNumber }) => Number(invoiceNumber.slice(5))),
  );
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, at) => before + 1 + at),
  );
});
