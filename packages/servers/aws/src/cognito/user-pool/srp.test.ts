import { getDiffieHellman } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsableA, makeVerifier, matchesPassword } from './srp.ts';

const owner = { poolName: 'LocalPool1', userId: 'f5b8a7a2-0000-4000-8000-000000000001' };

test('only the password itself matches its stored verifier', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (password, other) => {
      const kept = makeVerifier(owner, password);
      expect(matchesPassword(owner, kept, password)).toBe(true);
      expect(matchesPassword(owner, kept, other)).toBe(password === other);
    }),
    { numRuns: 10 },
  );
});

test('the verifiers of two people with the same password share nothing', () => {
  const one = makeVerifier(owner, 'the same password');
  const two = makeVerifier(owner, 'the same password');
  expect(one.salt).not.toBe(two.salt);
  expect(one.verifier).not.toBe(two.verifier);
  expect(matchesPassword({ ...owner, userId: 'another' }, one, 'the same password')).toBe(false);
});

test('a multiple of N is refused as SRP_A: it would make every password right', () => {
  const N = getDiffieHellman('modp15').getPrime('hex');
  expect(isUsableA(N)).toBe(false);
  expect(isUsableA((2n * BigInt(`0x${N}`)).toString(16))).toBe(false);
  expect(isUsableA('0')).toBe(false);
  expect(isUsableA('')).toBe(false);
  expect(isUsableA('xyz')).toBe(false);
  expect(isUsableA('abcdef')).toBe(true);
});
