/** Upload hashes in paths. */

import { uploadHashInPath } from '@cgdx/api/schema/field.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { hashNot32Bytes } from '@cgdx/core/specification/message.ts';
import { hashBytes } from '@cgdx/core/specification/number.ts';

/**
 * @param text base64 in either alphabet; paths need the one without a slash
 * @returns base64 of 32 bytes, as records store it
 */
export function parseUploadHash(text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const isLong = bytes.length === hashBytes;
  if (isLong && uploadHashInPath.safeParse(text).success) return bytes.toString('base64');
  const fault = isLong ? 'This is not an upload hash.' : hashNot32Bytes;
  throw new MarketError('input', 'InvalidUploadHash', fault, {
    advice: 'Send its 32 bytes as base64url: 43 letters, digits, - and _.',
  });
}
