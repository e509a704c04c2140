/** Divides a list into pages as EventBridge's List operations do. */
import { validationFault } from './event-fault.ts';

const defaultLimit = 100;

export interface Page<T> {
  readonly items: T[];
  readonly NextToken?: string;
}

/** @param token the number of items before the page, as text */
export function pageOf<T>(all: readonly T[], limit = defaultLimit, token?: string): Page<T> {
  const start = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isSafeInteger(start) || start < 0) throw validationFault('Parameter NextToken is not valid.');
  const items = all.slice(start, start + limit);
  const next = start + limit;
  return next < all.length
    ? { items, NextToken: Buffer.from(String(next)).toString('base64url') }
    : { items };
}
