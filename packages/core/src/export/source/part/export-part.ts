/** The files of an export: a single one, or the parts into which the platform split it. */
import type { ByteSource } from '../../format/byte-source.ts';

export interface ExportPart {
  /** The file's own name; parts of one contribution have different names. */
  readonly name: string;
  readonly source: ByteSource;
}

/** A whole export in an unnamed file, or its parts in any order. */
export type ExportSource = ByteSource | readonly ExportPart[];

const isOneFile = (source: ExportSource): source is ByteSource => 'read' in source;

const names = new Intl.Collator('en', { numeric: true });

/** Orders `a2` before `a10`; two names are equal only if every letter is. */
export const compareNames = (a: string, b: string): number =>
  names.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** Returns parts in an order that depends only on their names and sizes. */
export function partsOf(source: ExportSource): readonly ExportPart[] {
  if (isOneFile(source)) return [{ name: '', source }];
  return [...source].sort((a, b) => compareNames(a.name, b.name) || a.source.size - b.source.size);
}

/** Returns the total size of all parts. */
export const sizeOfExport = (source: ExportSource): number =>
  partsOf(source).reduce((sum, part) => sum + part.source.size, 0);
