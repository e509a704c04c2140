/** The parts that a file is taken apart into. */

/** A record as written in the file; only the file's own functions look into it. */
export type FileRecord = unknown;

export interface Contents {
  /** Each list of the file. */
  readonly lists: readonly (readonly FileRecord[])[];
  /** What is outside lists, if that has fields, too. */
  readonly rest: readonly FileRecord[];
}

export interface RecordFile extends Contents {
  write(contents: Contents): Buffer;
  /** Returns where in the record values are, in order; the same for records of one shape. */
  fieldsOf(record: FileRecord): readonly string[];
  /** Returns the record with `text` in place of the value of its `field`-th field. */
  plant(record: FileRecord, field: number, text: string): FileRecord;
}
