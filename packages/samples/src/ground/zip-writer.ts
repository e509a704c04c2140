/** Writes a zip as a stream, entry by entry, with reproducible bytes. */
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** Resolves when the entry has been written. */
  add(name: string, chunks: Iterable<string | Uint8Array>): Promise<void>;
  /** Ends `target`; resolves when the last byte has been written. */
  end(): Promise<void>;
}

/** `modifiedMs`: the time of each entry in Unix ms, shown as UTC. */
export function createZipWriter(target: Writable, modifiedMs: number): ZipWriter {
  const zip = new ZipFile();
  const failed = once(target, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  zip.outputStream.pipe(target);
  // zips store local time, so the time is shifted to give the same UTC digits in any zone
  const mtime = new Date(modifiedMs + new Date(modifiedMs).getTimezoneOffset() * 60_000);
  return {
    async add(name, chunks) {
      const stream = Readable.from(toBuffers(chunks), { objectMode: false, highWaterMark: 256 * 1024 });
      const done = once(stream, 'close');
      zip.addReadStream(stream, name, { mtime, mode: 0o100644, forceDosTimestamp: true });
      await Promise.race([done, failed]);
    },
    async end() {
      const finished = once(target, 'finish');
      zip.end();
      await Promise.race([finished, failed]);
    },
  };
}

function* toBuffers(chunks: Iterable<string | Uint8Array>): Generator<Buffer> {
  for (const chunk of chunks)
    yield typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : Buffer.from(chunk);
}
