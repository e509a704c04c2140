import { defaultStorage } from '@aws-amplify/core';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { expect, it, vi } from 'vitest';
import { browserMemory } from '../browser-memory.ts';

vi.mock('../config/config.ts', () => ({
  pageConfig: () => ({ userPoolId: 'r_pool', userPoolClientId: 'pages', identityPoolId: 'r:1', region: 'r' }),
}));
vi.stubGlobal('localStorage', {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: () => undefined,
});
await import('./amplify.ts');

const payload = Buffer.from(JSON.stringify({ sub: 'ann', exp: 4_000_000_000, iat: 1 })).toString('base64url');
const token = `e30.${payload}.c2ln`;

it('in a browser without storage a person stays signed in while the page is open', async () => {
  const below = 'CognitoIdentityServiceProvider.pages';
  await defaultStorage.setItem(`${below}.LastAuthUser`, 'ann');
  for (const name of ['idToken', 'accessToken']) await defaultStorage.setItem(`${below}.ann.${name}`, token);
  await defaultStorage.setItem(`${below}.ann.clockDrift`, '0');
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  expect(tokens?.idToken?.payload.sub).toBe('ann');
  expect(browserMemory.getItem(`${below}.LastAuthUser`)).toBe('ann');
});
