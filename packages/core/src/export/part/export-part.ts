/** Says what an export consists of: one file, or the several that the platform split it into. */
import type { ByteSource } from '../byte-source.ts';

export interface ExportPart {
  /** The file's name as the person chose it; parts of one contribution have different names. */
  readonly name: string;
  readonly source: ByteSource;
}

/** A whole export in a file without a name, or its parts in any order. */
export type ExportSource = ByteSource | readonly ExportPart[];

const isOneFile = (source: ExportSource): source is ByteSource => 'read' in source;

const names = new Intl.Collator('en', { numeric: true });

/** In an order that depends on their names and sizes alone. */
export function partsOf(source: ExportSource): readonly ExportPart[] {
  if (isOneFile(source)) return [{ name: '', source }];
  return [...source].sort(
    (a, b) =>
      names.compare(a.name, b.name) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
      a.source.size - b.source.size,
  );
}

/** In bytes, all parts together. */
export const sizeOfExport = (source: ExportSource): number =>
  partsOf(source).reduce((sum, part) => sum + part.source.size, 0);
