/** The failure of a purchase if one of its uploads is withdrawn before the buyer has the data. */

import type { Upload } from '../../pool/upload.ts';
import type { Failure } from './purchase.ts';

export const isWithdrawn = ({ withdrawnAt }: Upload): boolean => withdrawnAt !== undefined;

const uploadWithdrawn: Failure = {
  code: 'UploadWithdrawn',
  message:
    'Its contributor withdrew one of these uploads before you had the data; you get all of your money back.',
};
const uploadRecalled: Failure = {
  code: 'DataFaulty',
  message:
    'We found that one of these uploads is faulty, by our mistake, before you had the data; you get all of your money back.',
};

/** @param uploads of the purchase, of which some are withdrawn or gone */
export const withdrawalFailure = (uploads: readonly Upload[]): Failure =>
  uploads.some(({ isRecalled }) => isRecalled === true) ? uploadRecalled : uploadWithdrawn;
