/** Decides whether an export is read in pieces, each by a thread or a step of its own. */
import type { ReadUnit } from '../contract/export-reader.ts';

/** From this uncompressed size on, an export is read in pieces that do not know each other. */
const largeExportBytes = 64e6;

export const isLargeExport = (units: readonly ReadUnit[]): boolean =>
  units.reduce((sum, { bytes }) => sum + bytes, 0) > largeExportBytes;
