/** The id of a payout: the same attempt at the same upload has the same id, however often it is requested. */
import { createHash } from 'node:crypto';
import type { Upload } from '../../pool/upload.ts';

/**
 * Returns the name of a payout's execution. A payout gets another execution only if the one before can neither
 * be redriven nor end it.
 */
export const payoutExecution = (about: {
  readonly transactionId: string;
  readonly executions?: number | undefined;
}): string =>
  (about.executions ?? 1) === 1 ? about.transactionId : `${about.transactionId}-${about.executions}`;

/** Returns 64 hex digits. */
export const payoutIdOf = ({
  uploadHash,
  payoutAttempt,
}: Pick<Upload, 'uploadHash' | 'payoutAttempt'>): string =>
  createHash('sha256').update(`payout\n${uploadHash}\n${payoutAttempt}`).digest('hex');
