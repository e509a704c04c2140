/** The source of an export: anything that provides ranges of bytes (an S3 object, a file, memory). */

export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Yields the bytes from `start` up to, not including, `end`, in chunks of any size. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}
