import { randomUUID } from 'node:crypto';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { stripeEvents } from '@cgdx/workflows/wiring/stripe.ts';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readLine } from '../../ground/log/read-line.ts';

const secret = 'whsec_of_this_test';
let stand: PurchaseStand;
let handler: typeof import('../card/stripe-webhook-route.ts').handler;

beforeAll(async () => {
  stand = await openPurchaseStand();
  process.env.SST_RESOURCE_StripeWebhookSecret = JSON.stringify({ value: secret });
  ({ handler } = await import('../card/stripe-webhook-route.ts'));
});
afterAll(() => stand?.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

async function hear(type: string, metadata: object) {
  const object = { id: 're_1', object: 'refund', status: 'failed', payment_intent: 'pi_1', metadata };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  const { statusCode } = await handler({
    routeKey: 'POST /stripe/webhook',
    requestContext: { timeEpoch: Date.now() },
    headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) },
    body,
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer);
  return statusCode;
}

test('a refund that fails later is written to the log, where an alarm counts it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(stripeEvents).toContain('refund.failed');
  expect(await hear('refund.failed', { purchaseId: 'p-1' })).toBe(200);
  expect(log.mock.calls.map(([line]) => readLine(line))).toEqual([
    { event: 'stripe.refund.failed', refundId: 're_1', paymentIntentId: 'pi_1', purchaseId: 'p-1' },
  ]);
});

test('a refund that was made by hand at Stripe is reported, too: the purchase is found by its payment', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await hear('refund.failed', {})).toBe(200);
  expect(log.mock.calls.map(([line]) => readLine(line))).toEqual([
    { event: 'stripe.refund.failed', refundId: 're_1', paymentIntentId: 'pi_1' },
  ]);
});
