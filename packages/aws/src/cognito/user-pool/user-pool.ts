/** What every call of the user pool works on. */
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from '../token/signing-key.ts';
import type { UserPoolSettings } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What the reader has to type in, if the mail is about that. */
  readonly code?: string;
}

/** Waited for; what it answers is of no matter. Throws if the mail cannot be kept. */
export type SendMail = (mail: Mail) => unknown;

export interface UserPool {
  readonly settings: UserPoolSettings;
  readonly database: DatabaseSync;
  readonly key: SigningKey;
  /** Keys the hashes of codes, and the made-up answers about users that do not exist. */
  readonly pepper: Buffer;
  readonly sendMail: SendMail;
  /** Unix ms. */
  readonly now: () => number;
}
