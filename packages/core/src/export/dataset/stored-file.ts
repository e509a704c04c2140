/** Passes a file to the sink chunk by chunk, counting and hashing it. */
import { createSha256 } from '@cgdx/runtime/sha256.ts';
import { createChunkQueue } from './chunk-queue.ts';
import type { DatasetSink } from './dataset-sink.ts';
import type { Manifest } from './manifest.ts';

export interface StoredFile {
  /** Resolves when there is room for more; throws the sink's error. */
  push(chunk: Uint8Array): Promise<void>;
  /** Resolves when the file is stored. */
  close(): Promise<Manifest['files'][number]>;
  /** Stops and passes an error to the sink, which must not store the incomplete file. */
  abort(): void;
}

/** How many bytes may be buffered while the sink is busy. */
const waitingBytes = 1024 * 1024;

export function createStoredFile(sink: DatasetSink, name: string, mediaType: string): StoredFile {
  const queue = createChunkQueue(waitingBytes);
  const storing = sink.write(name, queue);
  let failure: { readonly error: unknown } | undefined;
  storing.catch((error: unknown) => {
    failure = { error };
  });
  const hash = createSha256();
  let bytes = 0;
  return {
    async push(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
      if (failure !== undefined) throw failure.error;
      await Promise.race([queue.push(chunk), storing]);
    },
    async close() {
      queue.end();
      await storing;
      return { name, mediaType, bytes, sha256: hash.hex() };
    },
    abort: () => queue.fail(new Error('the dataset was left off')),
  };
}
