/** Decides how the placeholders in an export are numbered: by counting, or by a key if pieces are masked independently. */
import { countedNumbers, type PlaceholderNumber } from '@cgdx/privacy/placeholder/placeholder-number.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import type { ReadUnit } from '../contract/export-reader.ts';
import { isLargeExport } from './large-export.ts';

/** `placeholderKey`: a secret of this contribution, from `placeholderKeyOf`. */
export function placeholderNumbers(
  units: readonly ReadUnit[],
  placeholderKey: Uint8Array,
): PlaceholderNumber {
  return isLargeExport(units) ? keyedNumbers(placeholderKey) : countedNumbers();
}

/**
 * `hashKey`: the secret key of the deployment. `contribution`: the globally unique name of the contribution. Two contributions
 * with the same name would share a key, and whoever can choose a name could test which number a person has in another export.
 */
export function placeholderKeyOf(hashKey: Uint8Array, contribution: string): Uint8Array {
  return hmac(sha256, hashKey, encodeUtf8(`placeholders|${contribution}`));
}

/** With ten thousand values, two have the same number in one export of twenty. */
const keyedRange = 1e9;

/**
 * Derives numbers of up to nine digits from the contribution's secret key, so that independently masked pieces agree without
 * shared memory. Without the key nobody can test which name a number stands for.
 */
export function keyedNumbers(exportKey: Uint8Array): PlaceholderNumber {
  const hash = createRecordHash(exportKey);
  return (type, value) => hash(`${type}|${value}`) % keyedRange;
}
