/** Decides how what was replaced is numbered in an export, by whether it is worked on in one go. */
import { countedNumbers, type PlaceholderNumber } from '@cgdx/privacy/placeholder-number.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import type { ReadUnit } from '../contract/export-reader.ts';

/** From here on an export is worked on in pieces that need not know each other. Uncompressed bytes. */
const largeExportBytes = 64e6;

export const isLargeExport = (units: readonly ReadUnit[]): boolean =>
  units.reduce((sum, { bytes }) => sum + bytes, 0) > largeExportBytes;

/** `placeholderKey`: a secret of this one contribution, as `placeholderKeyOf` gives it. */
export function placeholderNumbers(
  units: readonly ReadUnit[],
  placeholderKey: Uint8Array,
): PlaceholderNumber {
  return isLargeExport(units) ? keyedNumbers(placeholderKey) : countedNumbers();
}

/**
 * `hashKey`: the deployment's secret. `contribution`: names it among those of all people. Two contributions of one
 * name would have one key, and whoever may choose a name could try which number a person of another export has.
 */
export function placeholderKeyOf(hashKey: Uint8Array, contribution: string): Uint8Array {
  return hmac(sha256, hashKey, encodeUtf8(`placeholders|${contribution}`));
}

/** Of ten thousand values two have one number once in twenty exports. */
const keyedRange = 1e9;

/**
 * Numbers of up to nine digits out of a secret key of this one export: the pieces of a large export, worked on
 * apart, agree on them, and none has to be remembered. Without the key nobody can try which name a number is.
 */
export function keyedNumbers(exportKey: Uint8Array): PlaceholderNumber {
  const hash = createRecordHash(exportKey);
  return (type, value) => hash(`${type}|${value}`) % keyedRange;
}
