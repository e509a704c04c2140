/** The hash that replaces a person's name where that must not appear. */
import { createHmac } from 'node:crypto';
import { secret } from '../links.ts';

/** Returns 64 hex digits. Whoever knows a person's subject and not the key cannot compute it. */
export const userHashOf = (userSub: string): string =>
  createHmac('sha256', secret('AnonymousIdKey')).update(userSub).digest('hex');
