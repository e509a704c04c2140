/** The id of a payout: the same attempt at the same upload is the same payout, however often it is requested. */
import { createHash } from 'node:crypto';
import type { Upload } from './store/upload.ts';

/** Returns 64 hex digits. */
export const payoutIdOf = ({
  uploadHash,
  payoutAttempt,
}: Pick<Upload, 'uploadHash' | 'payoutAttempt'>): string =>
  createHash('sha256').update(`payout\n${uploadHash}\n${payoutAttempt}`).digest('hex');
