import { expect, it } from 'vitest';
import { checkCode, checkNewPassword, checkPassword } from './validation.ts';

it('takes any eight characters as a password and refuses seven', () => {
  expect(checkPassword('aaaaaaaa')).toBe(undefined);
  expect(checkPassword('aaaaaaa')?.header).toBe('Weak Password');
});

it('compares the two passwords before it looks at their length', () => {
  expect(checkNewPassword('short', 'other')?.header).toBe('Password Mismatch');
  expect(checkNewPassword('short', 'short')?.header).toBe('Weak Password');
  expect(checkNewPassword('long enough', 'long enough')).toBe(undefined);
});

it('wants a code of exactly six characters', () => {
  expect(checkCode('123456')).toBe(undefined);
  expect(checkCode('12345')?.text).toBe('Verification code must be 6 digits');
  expect(checkCode('1234567')?.header).toBe('Invalid Verification Code');
});
