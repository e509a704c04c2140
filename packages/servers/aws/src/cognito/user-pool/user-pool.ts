/** The state of the user pool, which every operation gets. */
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from '../token/signing-key.ts';
import type { UserPoolSettings } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that the recipient must type in, if the mail has one. */
  readonly code?: string;
}

/** Sends a mail. The result is awaited and ignored. Throws if the mail cannot be stored. */
export type SendMail = (mail: Mail) => unknown;

export interface UserPool {
  readonly settings: UserPoolSettings;
  readonly database: DatabaseSync;
  readonly key: SigningKey;
  /** The key for the hashes of codes, and for answers about invented users. */
  readonly pepper: Buffer;
  readonly sendMail: SendMail;
  /** Unix ms. */
  readonly now: () => number;
}
