import { expect, test } from 'vitest';
import { signInMessage } from './sign-in-message.ts';

test('the message is laid out as EIP-4361 says', () => {
  const message = signInMessage({
    siteUrl: 'http://127.0.0.1:4800',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    nonce: '0123456789abcdef',
    issuedAtMs: 0,
    expiresAtMs: 600_000,
  });
  expect(message).toBe(
    '127.0.0.1:4800 wants you to sign in with your Ethereum account:\n' +
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n\n' +
      'Link this wallet to your CGDX account. Rewards that you claim will be sent to it.\n\n' +
      'URI: http://127.0.0.1:4800\nVersion: 1\nChain ID: 1287\nNonce: 0123456789abcdef\n' +
      'Issued At: 1970-01-01T00:00:00.000Z\nExpiration Time: 1970-01-01T00:10:00.000Z',
  );
});
