/** The state that every call of the user pool works on. */
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from '../token/signing-key.ts';
import type { UserPoolSettings } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that the reader has to type in, if the mail has one. */
  readonly code?: string;
}

/** Sends a mail; awaited, its result ignored. Throws if the mail cannot be stored. */
export type SendMail = (mail: Mail) => unknown;

export interface UserPool {
  readonly settings: UserPoolSettings;
  readonly database: DatabaseSync;
  readonly key: SigningKey;
  /** The key for the hashes of codes, and for the made-up answers about users that do not exist. */
  readonly pepper: Buffer;
  readonly sendMail: SendMail;
  /** Unix ms. */
  readonly now: () => number;
}
