/** The parts of a parsed file. */

/** A record of a file, which only the file's own functions can read. */
export type FileRecord = unknown;

export interface Contents {
  /** Each list of the file. */
  readonly lists: readonly (readonly FileRecord[])[];
  /** Content outside of lists that has fields. */
  readonly rest: readonly FileRecord[];
}

export interface RecordFile extends Contents {
  write(contents: Contents): Buffer;
  /** Returns the paths of the values in a record, in order; they are the same for records of one shape. */
  fieldsOf(record: FileRecord): readonly string[];
  /** Returns the record with `text` in place of the value of its `field`-th field. */
  plant(record: FileRecord, field: number, text: string): FileRecord;
}
