/** The hash that replaces a wallet's address where that must not appear: the chain shows an address's payments. */
import { createHmac } from 'node:crypto';
import { secret } from '../ground/links.ts';

/** @returns 64 hex digits, the same however the address is capitalised; never the hash of a person */
export const walletHashOf = (address: string): string =>
  createHmac('sha256', secret('AnonymousIdKey')).update(`wallet ${address.toLowerCase()}`).digest('hex');
