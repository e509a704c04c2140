/** Signs webhook requests as Stripe does: an HMAC of the time and the body, with the endpoint's secret. */
import { createHmac } from 'node:crypto';

/** @returns the `Stripe-Signature` header */
export function signature(body: string, secret: string, nowSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${nowSeconds}.${body}`).digest('hex');
  return `t=${nowSeconds},v1=${digest}`;
}
