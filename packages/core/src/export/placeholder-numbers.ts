/** Decides how what was replaced is numbered in an export, by whether it is worked on in one go. */
import { createHmac } from 'node:crypto';
import { countedNumbers, keyedNumbers, type PlaceholderNumber } from '../privacy/placeholder-number.ts';
import type { ReadUnit } from './export-reader.ts';

/** From here on an export is worked on in pieces that need not know each other. Uncompressed bytes. */
export const largeExportBytes = 64e6;

export const isLargeExport = (units: readonly ReadUnit[]): boolean =>
  units.reduce((sum, { bytes }) => sum + bytes, 0) > largeExportBytes;

/** `hashKey`: the deployment's secret. */
export function placeholderNumbers(
  units: readonly ReadUnit[],
  hashKey: Uint8Array,
  contributionId: string,
): PlaceholderNumber {
  if (!isLargeExport(units)) return countedNumbers();
  return keyedNumbers(createHmac('sha256', hashKey).update(`placeholders|${contributionId}`).digest());
}
