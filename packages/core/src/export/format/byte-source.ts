/** A source of bytes that can be read in ranges: an S3 object, a file, memory. */

export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Yields the bytes from `start` up to, not including, `end`, in chunks of any size. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}
