/** Signs what is sent to a webhook, as Stripe does: an HMAC of the moment and the body, under the endpoint's secret. */
import { createHmac } from 'node:crypto';

/** @returns the `Stripe-Signature` header */
export function signature(body: string, secret: string, nowSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${nowSeconds}.${body}`).digest('hex');
  return `t=${nowSeconds},v1=${digest}`;
}
