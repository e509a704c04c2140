/**
 * Makes a zip archive as a stream: one file after the other, none held in memory whole, nothing compressed
 * twice.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  readonly name: string;
  /** Absent if the size is known only once the file is packed. */
  readonly bytes?: number;
  readonly read: () => AsyncIterable<Uint8Array>;
}

const fileMode = 0o100644;

/**
 * Reads the files in their order, each after those before it are packed.
 * @param at the time that every file gets, so that the same files make the same archive
 *
 */
export function archiveOf(files: readonly ArchivedFile[], at: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, bytes, read } of files) {
    zip.addReadStreamLazy(
      name,
      {
        compress: false,
        ...(bytes !== undefined && { size: bytes }),
        mtime: at,
        mode: fileMode,
        forceDosTimestamp: false,
      },
      (give) => {
        const source = Readable.from(read(), { objectMode: false });
        // yazl does not listen for this error: without this line the archive would stop halfway without an end.
        source.once('error', (error) => output.destroy(error));
        give(null, source);
      },
    );
  }
  zip.end();
  return output as AsyncIterable<Uint8Array>;
}
