import { expect, test } from 'vitest';
import { realStripe } from './stripe-account.ts';

test('two variables select the real Stripe', () => {
  expect(realStripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: ' whsec_1 ' })).toEqual({
    apiUrl: 'https://api.stripe.com',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(realStripe({ STRIPE_SECRET_KEY: '', PATH: '/bin' })).toBeUndefined();
});

test('only one of the two variables is an error that names the other', () => {
  expect(() => realStripe({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/^STRIPE_WEBHOOK_SECRET is not set/);
  expect(() => realStripe({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^STRIPE_SECRET_KEY is not set/);
});
