import { expect, it } from 'vitest';
import { checkCode, checkNewPassword, checkPassword } from './validation.ts';

it('takes any eight characters as a password and refuses seven', () => {
  expect(checkPassword('aaaaaaaa'), 'proves error.no-character-classes').toBe(undefined);
  const weak = { header: 'Weak Password', text: 'Password must be at least 8 characters' };
  expect(checkPassword('aaaaaaa'), 'proves error.weak-password-password').toEqual(weak);
  expect(checkPassword(''), 'proves constant.password-8-code').toEqual(weak);
});

it('compares the two passwords before it looks at their length', () => {
  expect(checkNewPassword('short', 'other'), 'proves error.password-mismatch-passwords').toEqual({
    header: 'Password Mismatch',
    text: 'Passwords do not match',
  });
  expect(checkNewPassword('short', 'short')?.header).toBe('Weak Password');
  expect(checkNewPassword('long enough', 'long enough')).toBe(undefined);
});

it('wants a code of exactly six characters', () => {
  expect(checkCode('123456')).toBe(undefined);
  const refusal = { header: 'Invalid Verification Code', text: 'Verification code must be 6 digits' };
  expect(checkCode('12345'), 'proves error.invalid-verification-code').toEqual(refusal);
  expect(checkCode('1234567'), 'proves constant.code-6').toEqual(refusal);
});
