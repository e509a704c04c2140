/** The destination of a dataset. */

export interface DatasetSink {
  /** Writes one file of the dataset; resolves when it is stored. A second write of a name replaces the first. */
  write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}
