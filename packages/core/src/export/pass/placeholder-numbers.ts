/** Decides how what was replaced is numbered in an export, by whether it is worked on in one go. */
import { createHmac } from 'node:crypto';
import { countedNumbers, keyedNumbers, type PlaceholderNumber } from '../../privacy/placeholder-number.ts';
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
  return createHmac('sha256', hashKey).update(`placeholders|${contribution}`).digest();
}
