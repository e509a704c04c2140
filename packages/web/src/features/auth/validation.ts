/** Decides whether the input can be sent to the identity provider; each refusal is from the catalogue. */

export interface Refusal {
  readonly header: string;
  readonly text: string;
}

const shortestPassword = 8;
const codeLength = 6;

const weak: Refusal = { header: 'Weak Password', text: 'Password must be at least 8 characters' };
const mismatch: Refusal = { header: 'Password Mismatch', text: 'Passwords do not match' };
const badCode: Refusal = {
  header: 'Invalid Verification Code',
  text: 'Verification code must be 6 digits',
};

/** Checks the length alone: no classes of characters are required. */
export const checkPassword = (password: string): Refusal | undefined =>
  password.length < shortestPassword ? weak : undefined;

/** Checks the confirmation before the length. */
export const checkNewPassword = (password: string, confirmation: string): Refusal | undefined =>
  password === confirmation ? checkPassword(password) : mismatch;

export const checkCode = (code: string): Refusal | undefined =>
  code.length === codeLength ? undefined : badCode;
