/** Reads upload hashes in any notation that people have: from an address, a list or a certificate. */

import { base64Url } from '../format/base64-url.ts';

const hashBytes = 32;

const bytesOfHex = (hex: string): string =>
  (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');

/**
 * @param text base64 in either alphabet, or 0x and 64 hex digits
 * @returns base64 of 32 bytes; undefined if the text is not an upload hash
 */
export function readUploadHash(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^0x[0-9a-fA-F]{64}$/.test(trimmed)) return btoa(bytesOfHex(trimmed.slice(2)));
  if (!/^[\w+/-]{43}=?$/.test(trimmed)) return undefined;
  const bytes = atob(`${trimmed.replace('=', '').replaceAll('-', '+').replaceAll('_', '/')}=`);
  return bytes.length === hashBytes ? btoa(bytes) : undefined;
}

/** Returns the path of the page where anyone can check an upload's proof. */
export const proofPath = (uploadHash: string): string => `/proof/${base64Url(uploadHash)}`;
