/** The hash that replaces a person's name where that must not appear. */
import { createHmac } from 'node:crypto';
import { secret } from '../links.ts';

/** Returns 64 hex digits. Only the key's holder can compute it from a person's subject. */
export const userHashOf = (userSub: string): string =>
  createHmac('sha256', secret('AnonymousIdKey')).update(userSub).digest('hex');
