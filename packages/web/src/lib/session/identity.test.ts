import { expect, it, vi } from 'vitest';
import { currentPerson, freshIdToken } from './identity.ts';

const { getTokens } = vi.hoisted(() => ({ getTokens: vi.fn() }));
vi.mock('./amplify.ts', () => ({}));
vi.mock('aws-amplify/auth/cognito', () => ({ cognitoUserPoolsTokenProvider: { getTokens } }));
vi.mock('aws-amplify/auth', () => ({
  fetchAuthSession: () => Promise.reject(new Error('The identity pool cannot be reached.')),
  getCurrentUser: async () => ({ userId: 'ann', username: 'ann' }),
}));

const payload = { sub: 'ann', email: 'ann@example.com', 'cognito:groups': ['operators'] };

it('a person is read from their tokens alone, without requesting credentials for the bucket', async () => {
  getTokens.mockResolvedValue({ idToken: { payload, toString: () => 'a.b.c' } });
  expect(await currentPerson(), 'proves entity.session-username-userid').toEqual({
    sub: 'ann',
    loginId: 'ann@example.com',
    isOperator: true,
  });
  expect(await freshIdToken()).toBe('a.b.c');
});

it('nobody is signed in without tokens', async () => {
  getTokens.mockResolvedValue(null);
  expect(await currentPerson()).toBeUndefined();
  expect(await freshIdToken()).toBeUndefined();
});
