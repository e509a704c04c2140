/** Makes a zip archive as a stream: one file after the other, none held in memory, nothing compressed twice. */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: number;
  readonly read: () => AsyncIterable<Uint8Array>;
}

export interface Archive {
  /** Size of the whole archive, known beforehand. */
  readonly sizeBytes: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const fileMode = 0o100644;

/** @param at the time that every file gets, so that the same files make the same archive */
export async function archiveOf(files: readonly ArchivedFile[], at: Date): Promise<Archive> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, bytes, read } of files) {
    zip.addReadStreamLazy(
      name,
      { compress: false, size: bytes, mtime: at, mode: fileMode, forceDosTimestamp: false },
      (give) => {
        const source = Readable.from(read(), { objectMode: false });
        // yazl does not listen for this error, so the archive would stop halfway without an end.
        source.once('error', (error) => output.destroy(error));
        give(null, source);
      },
    );
  }
  const sizeBytes = await new Promise<number>((resolve) => {
    // Its types do not declare that it passes the size.
    zip.end({ forceZip64Format: false, comment: '' }, ((size: number) => resolve(size)) as () => void);
  });
  return { sizeBytes, chunks: output as AsyncIterable<Uint8Array> };
}
