import { expect, test } from 'vitest';
import { realStripe } from './stripe-account.ts';

test('two variables make the real Stripe of it, and nothing else changes', () => {
  expect(realStripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: ' whsec_1 ' })).toEqual({
    apiUrl: 'https://api.stripe.com',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(realStripe({ STRIPE_SECRET_KEY: '', PATH: '/bin' })).toBeUndefined();
});

test('one of the two alone is a mistake, and the sentence names the other', () => {
  expect(() => realStripe({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/^STRIPE_WEBHOOK_SECRET is not set/);
  expect(() => realStripe({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^STRIPE_SECRET_KEY is not set/);
});
