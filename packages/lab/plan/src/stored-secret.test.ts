import { expect, test } from 'vitest';
import { assertSecrets, secretNamesIn, storedSecrets } from './stored-secret.ts';

test('only the names of secrets are read', () => {
  expect(secretNamesIn('# cgdx/staging\nFingerprintKey=ab=cd\nAnonymousIdKey=x\n')).toEqual([
    'FingerprintKey',
    'AnonymousIdKey',
  ]);
});

test('a missing secret is named together with the command that sets it', () => {
  expect(() => assertSecrets('staging', ['AnonymousIdKey'])).toThrow(
    /no value for FingerprintKey[\s\S]*npx sst secret set FingerprintKey .* --stage staging/,
  );
  const all = [
    'FingerprintKey',
    'AnonymousIdKey',
    'WebhookKey',
    'TransferGroupKey',
    'StripeSecretKey',
    'StripeWebhookSecret',
  ];
  expect(() => assertSecrets('staging', all)).not.toThrow();
  expect(() => assertSecrets('staging', all.slice(0, 5))).toThrow(
    'npx sst secret set StripeWebhookSecret "<Stripe: Developers, Webhooks',
  );
});

test('without credentials the sentence says how to get some', async () => {
  const home = process.env.HOME;
  process.env.HOME = '/nowhere';
  try {
    await expect(storedSecrets('/', 'staging', {})).rejects.toThrow(/no AWS credentials.*AWS_PROFILE/);
  } finally {
    process.env.HOME = home;
  }
});
