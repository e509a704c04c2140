import { expect, it } from 'vitest';
import { checkCode, checkNewPassword, checkPassword } from './validation.ts';

it('takes any eight characters as a password and refuses seven', () => {
  expect(checkPassword('aaaaaaaa')).toBe(undefined);
  const weak = { header: 'Weak Password', text: 'Password must be at least 8 characters' };
  expect(checkPassword('aaaaaaa')).toEqual(weak);
  expect(checkPassword('')).toEqual(weak);
});

it('compares the two passwords before it looks at their length', () => {
  expect(checkNewPassword('short', 'other')).toEqual({
    header: 'Password Mismatch',
    text: 'Passwords do not match',
  });
  expect(checkNewPassword('short', 'short')?.header).toBe('Weak Password');
  expect(checkNewPassword('long enough', 'long enough')).toBe(undefined);
});

it('wants a code of exactly six characters', () => {
  expect(checkCode('123456')).toBe(undefined);
  const refusal = { header: 'Invalid Verification Code', text: 'Verification code must be 6 digits' };
  expect(checkCode('12345')).toEqual(refusal);
  expect(checkCode('1234567')).toEqual(refusal);
});
