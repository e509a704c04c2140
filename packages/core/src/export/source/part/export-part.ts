/** Says what an export consists of: one file, or the several that the platform split it into. */
import type { ByteSource } from '../../format/byte-source.ts';

export interface ExportPart {
  /** The file's name as the person chose it; parts of one contribution have different names. */
  readonly name: string;
  readonly source: ByteSource;
}

/** A whole export in a file without a name, or its parts in any order. */
export type ExportSource = ByteSource | readonly ExportPart[];

const isOneFile = (source: ExportSource): source is ByteSource => 'read' in source;

const names = new Intl.Collator('en', { numeric: true });

/** `a2` before `a10`; two names are the same only if every letter is. */
export const compareNames = (a: string, b: string): number =>
  names.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** In an order that depends on their names and sizes alone. */
export function partsOf(source: ExportSource): readonly ExportPart[] {
  if (isOneFile(source)) return [{ name: '', source }];
  return [...source].sort((a, b) => compareNames(a.name, b.name) || a.source.size - b.source.size);
}

/** In bytes, all parts together. */
export const sizeOfExport = (source: ExportSource): number =>
  partsOf(source).reduce((sum, part) => sum + part.source.size, 0);
