/** Decides how placeholders are numbered in an export, depending on whether it is read in one go. */
import { countedNumbers, type PlaceholderNumber } from '@cgdx/privacy/placeholder/placeholder-number.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import type { ReadUnit } from '../contract/export-reader.ts';
import { isLargeExport } from './large-export.ts';

/** `placeholderKey`: a secret of this one contribution, as `placeholderKeyOf` returns it. */
export function placeholderNumbers(
  units: readonly ReadUnit[],
  placeholderKey: Uint8Array,
): PlaceholderNumber {
  return isLargeExport(units) ? keyedNumbers(placeholderKey) : countedNumbers();
}

/**
 * `hashKey`: the deployment's secret. `contribution`: its globally unique name. Two contributions of one name would share
 * a key, and anyone who may choose a name could test which number a person in another export has.
 */
export function placeholderKeyOf(hashKey: Uint8Array, contribution: string): Uint8Array {
  return hmac(sha256, hashKey, encodeUtf8(`placeholders|${contribution}`));
}

/** Among ten thousand values, two have the same number in one export of twenty. */
const keyedRange = 1e9;

/**
 * Returns numbers of up to nine digits from the export's secret key: the pieces of a large export, read independently,
 * agree on them, and none has to be remembered. Without the key nobody can test which name a number is.
 */
export function keyedNumbers(exportKey: Uint8Array): PlaceholderNumber {
  const hash = createRecordHash(exportKey);
  return (type, value) => hash(`${type}|${value}`) % keyedRange;
}
