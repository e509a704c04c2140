/** Imports another catalogue's records, each only once, even if the import is interrupted and repeated. */
import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ImportFormat } from '@cgdx/core/catalogue/import/import-format.ts';
import { knowRecords } from '@cgdx/core/catalogue/import/known-records.ts';
import { toRecord } from '@cgdx/core/catalogue/import/to-record.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { CatalogueFolder } from './catalogue-folder.ts';
import { isUrl, type Row, readBatches } from './row.ts';

export interface Counts {
  rows: number;
  new: number;
  changed: number;
  known: number;
  refused: number;
}

export interface ImportOptions {
  readonly format: ImportFormat;
  /** A file or an address. */
  readonly location: string;
  /** The catalogue's name; by default the host, or the name of the file. */
  readonly source?: string | undefined;
  readonly folder: CatalogueFolder;
  /** Called after each batch. */
  readonly onProgress: (counts: Readonly<Counts>) => void;
}

export interface ImportReport extends Readonly<Counts> {
  /** True if it continued an interrupted import. */
  readonly resumed: boolean;
  /** The file that lists refused rows; undefined if none was refused. */
  readonly refusals: string | undefined;
}

const notJson = 'is not JSON, or longer than 1,000,000 characters';

/** A file that has changed since counts as a different import. */
function nameOf(format: ImportFormat, location: string): string {
  if (isUrl(location)) return `${format} ${location}`;
  const file = resolve(location);
  if (!existsSync(file)) throw new MarketError('input', 'SourceNotFound', `The file ${file} does not exist.`);
  const { size, mtimeMs } = statSync(file);
  return `${format} ${file} ${size} ${mtimeMs}`;
}

const sourceOf = (location: string): string =>
  isUrl(location) ? new URL(location).host : (location.split(/[\\/]/).at(-1) ?? location);

export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const { format, location, folder, onProgress } = options;
  const source = options.source ?? sourceOf(location);
  const name = nameOf(format, location);
  const from = folder.position(name);
  const known = knowRecords([...seedRecords, ...folder.records]);
  const counts: Counts = { rows: 0, new: 0, changed: 0, known: 0, refused: 0 };
  const refusals = openRefusals(folder.path);
  const take = ({ number, value }: Row) => {
    counts.rows++;
    const imported =
      value === undefined
        ? { kind: 'refused' as const, reason: `the row ${notJson}` }
        : toRecord(format, value, location, source);
    if (imported.kind === 'refused') {
      counts.refused++;
      refusals.add({ row: number, reason: imported.reason });
      return [];
    }
    const standing = known.take(imported.record);
    counts[standing]++;
    return standing === 'known' ? [] : [imported.record];
  };
  for await (const { rows, position } of readBatches(format, location, from)) {
    folder.append(rows.flatMap(take), name, position);
    onProgress(counts);
  }
  folder.append([], name, undefined);
  return { ...counts, resumed: from !== undefined, refusals: refusals.file() };
}

/** The report lists numbers of rows and reasons, but none of their content. */
function openRefusals(path: string) {
  const folder = join(path, 'refused');
  const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`);
  let any = false;
  return {
    add: (line: { readonly row: number; readonly reason: string }) => {
      if (!any) mkdirSync(folder, { recursive: true });
      any = true;
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
    file: () => (any ? file : undefined),
  };
}
