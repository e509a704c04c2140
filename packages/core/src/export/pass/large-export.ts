/** Decides whether an export is read in independent pieces, by several threads or steps. */
import type { ReadUnit } from '../contract/export-reader.ts';

/** The uncompressed size, in bytes, above which an export is read in independent pieces. */
const largeExportBytes = 64e6;

export const isLargeExport = (units: readonly ReadUnit[]): boolean =>
  units.reduce((sum, { bytes }) => sum + bytes, 0) > largeExportBytes;
