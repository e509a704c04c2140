import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import type { Purchase } from '@cgdx/functions/store/purchase.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

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
};

interface Refund {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly purchaseId: string };
}

/** A Stripe that remembers its refunds and its answers by idempotency key. */
const refunds: Refund[] = [];
const answers = new Map<string, Refund>();
/** The statuses of the next refunds that are made, in order. */
let statuses: string[] = [];

let server: Service;
let refundCard: typeof import('@cgdx/functions/payment/card-refund.ts').refundCard;

function made(status: string): Refund {
  const refund = { id: `re_${refunds.length + 1}`, status, metadata: { purchaseId } };
  refunds.push(refund);
  return refund;
}

beforeAll(async () => {
  server = await listen(
    createServer((request, response) => {
      request.resume();
      const key = String(request.headers['idempotency-key']);
      const answer =
        request.method === 'GET'
          ? { object: 'list', data: request.url?.includes('/refunds') ? refunds : [], has_more: false }
          : (answers.get(key) ?? made(statuses.shift() ?? 'succeeded'));
      if ('id' in answer) answers.set(key, answer);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }),
    0,
  );
  process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'test' });
  process.env.SST_RESOURCE_Stripe = JSON.stringify({ apiUrl: server.url });
  process.env.SST_RESOURCE_StripeSecretKey = JSON.stringify({ value: 'sk_test_of_this_test' });
  ({ refundCard } = await import('@cgdx/functions/payment/card-refund.ts'));
});
afterAll(() => server?.stop());
beforeEach(() => {
  refunds.length = 0;
  answers.clear();
  statuses = [];
});

test.each(['succeeded', 'pending'])('a refund that is %s is not made again', async (status) => {
  const { id } = made(status);
  expect(await refundCard(purchase)).toBe(id);
  expect(refunds).toHaveLength(1);
});

test.each(['failed', 'canceled'])(
  'a refund that is %s gave nothing back: another is made',
  async (status) => {
    made(status);
    expect(await refundCard(purchase)).toBe('re_2');
  },
);

test.each(['failed', 'canceled'])(
  'a refund that is %s as soon as it is made is no refund',
  async (status) => {
    statuses = [status];
    await expect(refundCard(purchase)).rejects.toMatchObject({ code: 'RefundFailed' });
    expect(await refundCard(purchase)).toBe('re_2');
  },
);
