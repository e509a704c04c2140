/** What a file is taken apart into. */

/** A record as it stands in the file; only the file's own functions look into it. */
export type FileRecord = unknown;

export interface Contents {
  /** Each list of the file by itself. */
  readonly lists: readonly (readonly FileRecord[])[];
  /** What stands in no list, if that has fields too. */
  readonly rest: readonly FileRecord[];
}

export interface RecordFile extends Contents {
  write(contents: Contents): Buffer;
  /** Where in the record values stand, in their order; the same for records of one shape. */
  fieldsOf(record: FileRecord): readonly string[];
  /** The record with `text` in place of the value of its `field`-th field. */
  plant(record: FileRecord, field: number, text: string): FileRecord;
}
