/** The name by which a reward's transfer is found at Stripe, whose exports also have the name and the bank of who is paid. */
import { createHmac } from 'node:crypto';
import { hexOfUploadHash } from '../../chain/merkle/leaf-log.ts';
import { secret } from '../../ground/links.ts';

/**
 * Of the upload, not of the payout: no second attempt at the same reward can miss what a first one has paid. Keyed, since the
 * hashes of uploads are public: whoever reads Stripe's books learns that a person was paid, not for which upload.
 */
export const transferGroupOf = (uploadHash: string): string =>
  `reward-${createHmac('sha256', secret('TransferGroupKey')).update(hexOfUploadHash(uploadHash)).digest('hex')}`;
