import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Purchase } from '../record/purchase.ts';

const purchaseId = 'the purchase';
const purchase: Purchase = {
  purchaseId,
  rail: 'card',
  userSub: 'buyer',
  state: 'to-refund',
  attempt: 1,
  createdAt: '',
  updatedAt: '',
  paymentIntentId: 'pi_1',
  captured: { currency: 'SGD', pools: [{ dataPoolId: 'spotify', amount: '1000' }] },
};

interface Refund {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly metadata: { readonly purchaseId?: string };
}

/** A Stripe that remembers its refunds and its answers by idempotency key. */
const refunds: Refund[] = [];
const answers = new Map<string, Refund>();
let disputes: { readonly id: string; readonly status: string; readonly amount: number }[] = [];
/** The statuses of the next refunds that are made, in their order. */
let statuses: string[] = [];

let server: Service;
let refundCard: typeof import('./card-refund.ts').refundCard;

function made(status: string, amount = 1_000, tag: Refund['metadata'] = { purchaseId }): Refund {
  const refund = { id: `re_${refunds.length + 1}`, status, amount, metadata: tag };
  refunds.push(refund);
  return refund;
}

beforeAll(async () => {
  server = await listen(
    createServer(async (request, response) => {
      const sent = new URLSearchParams(await text(request));
      const key = String(request.headers['idempotency-key']);
      const answer =
        request.method === 'GET'
          ? { object: 'list', data: request.url?.includes('/refunds') ? refunds : disputes, has_more: false }
          : (answers.get(key) ?? made(statuses.shift() ?? 'succeeded', Number(sent.get('amount'))));
      if ('id' in answer) answers.set(key, answer);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }),
    0,
  );
  process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'test' });
  process.env.SST_RESOURCE_Stripe = JSON.stringify({ apiUrl: server.url });
  process.env.SST_RESOURCE_StripeSecretKey = JSON.stringify({ value: 'sk_test_of_this_test' });
  ({ refundCard } = await import('./card-refund.ts'));
});
afterAll(() => server?.stop());
beforeEach(() => {
  refunds.length = 0;
  answers.clear();
  statuses = [];
  disputes = [];
});

test.each(['succeeded', 'pending'])('a refund that is %s is not made again', async (status) => {
  const { id } = made(status);
  expect(await refundCard(purchase)).toMatchObject({ refundReference: id });
  expect(refunds).toHaveLength(1);
});

test.each(['failed', 'canceled'])(
  'a refund that is %s gave nothing back, so another is made',
  async (status) => {
    made(status);
    expect(await refundCard(purchase)).toMatchObject({ refundReference: 're_2' });
  },
);

test.each(['failed', 'canceled'])(
  'a refund that is %s as soon as it is made does not count',
  async (status) => {
    statuses = [status];
    await expect(refundCard(purchase)).rejects.toMatchObject({ code: 'RefundFailed' });
    expect(await refundCard(purchase)).toMatchObject({ refundReference: 're_2' });
  },
);

test('after a lost dispute of a part of a payment, only the rest is refunded', async () => {
  disputes = [{ id: 'du_1', status: 'lost', amount: 400 }];
  expect(await refundCard(purchase)).toMatchObject({ refundReference: 're_1' });
  expect(refunds).toMatchObject([{ amount: 600 }]);
  expect(await refundCard(purchase)).toEqual({ refundReference: 're_1', refundedBy: ['du_1'] });
  expect(refunds).toHaveLength(1);
});

test('a dispute that gave the buyer everything replaces the refund', async () => {
  disputes = [{ id: 'du_1', status: 'appeal_under_review', amount: 1_000 }];
  expect(await refundCard(purchase)).toEqual({ refundReference: 'du_1', refundedBy: ['du_1'] });
  expect(refunds).toEqual([]);
});

test('a payment refunded by hand at Stripe is not refunded again', async () => {
  made('succeeded', 300, {});
  expect(await refundCard(purchase)).toMatchObject({ refundReference: 're_2' });
  expect(refunds).toMatchObject([{ amount: 300 }, { amount: 700 }]);
});

test.each(['warning_under_review', 'prevented', 'won'])(
  'a dispute that is %s delays no refund',
  async (status) => {
    disputes = [{ id: 'du_1', status, amount: 1_000 }];
    expect(await refundCard(purchase)).toMatchObject({ refundReference: 're_1' });
  },
);

test('a refund waits for a bank that has not decided, and for an operator if Stripe gives an unknown status', async () => {
  disputes = [{ id: 'du_1', status: 'needs_response', amount: 1_000 }];
  await expect(refundCard(purchase)).rejects.toMatchObject({ code: 'PaymentDisputed' });
  disputes = [{ id: 'du_1', status: 'something_new', amount: 1_000 }];
  await expect(refundCard(purchase)).rejects.toMatchObject({ code: 'DisputeUnknown' });
  expect(refunds).toEqual([]);
});
