/** Says what a platform must bring so that its exports can be read: one folder, one line in `readers.ts`. */
import type { PoolId } from '../pool/pool.ts';
import type { ArchiveEntry } from './archive/open-archive.ts';
import type { DatasetKind, DatasetRecord } from './dataset-field.ts';
import type { Inspection } from './inspection.ts';
import type { OnBytes } from './json/read-records.ts';

export interface InspectOptions {
  readonly asOfMs: number;
  readonly hashKey: Uint8Array;
  readonly onBytes: OnBytes;
}

/** What a platform's reader finds; the caller adds what is the same for all. */
export type PlatformInspection = Omit<Inspection, 'version' | 'platform' | 'sizeBytes' | 'readBytes'>;

/** Fields of a platform's file that no reader takes, because they are about the person. */
export interface WithheldFields {
  readonly file: string;
  readonly fields: readonly string[];
}

export interface ExportReader {
  readonly platform: PoolId;
  /** The main kind first. */
  readonly kinds: readonly DatasetKind[];
  readonly withheld: readonly WithheldFields[];
  /** The files that are worth reading, in an order that no zip tool changes. Empty: none of this platform. */
  find(entries: readonly ArchiveEntry[]): Promise<ExportFiles>;
}

/** The files of one export, ready to be read, each time from the beginning. */
export interface ExportFiles {
  /** Bytes that `inspect` reads, uncompressed. */
  readonly inspectBytes: number;
  /** Throws `ExportRejected`. */
  inspect(options: InspectOptions): Promise<PlatformInspection>;
  /** Bytes that `records` reads for a kind, uncompressed; 0 where there is no file of it. */
  kindBytes(kind: string): number;
  /** The records of a kind, typed and normalised, not yet masked. */
  records(kind: string, onBytes: OnBytes): AsyncIterable<readonly DatasetRecord[]>;
  /** Words by which the person can be known: their names, user names, addresses, the people they follow. */
  personalWords(): Promise<string[]>;
}
