/** Decides whether input can be sent to the identity provider; each refusal is from the catalogue of messages. */

import { invalidCode, passwordMismatch, weakPassword } from '@cgdx/core/specification/message.ts';
import { codeLength, shortestPassword } from '@cgdx/core/specification/number.ts';

export interface Refusal {
  readonly header: string;
  readonly text: string;
}

/** Checks only the length: no character classes are required. */
export const checkPassword = (password: string): Refusal | undefined =>
  password.length < shortestPassword ? weakPassword : undefined;

/** Checks that both passwords match before it checks the length. */
export const checkNewPassword = (password: string, confirmation: string): Refusal | undefined =>
  password === confirmation ? checkPassword(password) : passwordMismatch;

export const checkCode = (code: string): Refusal | undefined =>
  code.length === codeLength ? undefined : invalidCode;
