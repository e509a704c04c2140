/**
 * The group name by which a reward's transfer is found at Stripe, whose exports also contain the payee's name
 * and bank.
 */
import { createHmac } from 'node:crypto';
import { hexOfUploadHash } from '../../chain/merkle/leaf-log.ts';
import { secret } from '../../ground/links.ts';

/**
 * Derived from the upload, not the payout: a second attempt at the same reward always finds what a first one
 * has paid. Keyed, since hashes of uploads are public: Stripe's books show that a person was paid, but not for
 * which upload.
 */
export const transferGroupOf = (uploadHash: string): string =>
  `reward-${createHmac('sha256', secret('TransferGroupKey')).update(hexOfUploadHash(uploadHash)).digest('hex')}`;
