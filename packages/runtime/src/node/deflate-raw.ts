/** Compresses with zlib, in another thread than the caller's. */
import { once } from 'node:events';
import type { TransformOptions } from 'node:stream';
import { constants, createDeflateRaw, type ZlibOptions } from 'node:zlib';
import type { DeflateRaw } from '../port.ts';

/** Takes half the time of the default level, for a few percent more bytes. */
const level = 4;

/** How many bytes may wait for the other thread before `write` waits. */
const waitingBytes = 1024 * 1024;

export const deflateRaw: DeflateRaw = (onChunk) => {
  const options: ZlibOptions & TransformOptions = {
    level,
    chunkSize: 64 * 1024,
    writableHighWaterMark: waitingBytes,
    finishFlush: constants.Z_FULL_FLUSH,
  };
  const deflate = createDeflateRaw(options);
  const reading = (async () => {
    for await (const chunk of deflate) await onChunk(chunk);
  })();
  // the error is thrown by `write` or `end`
  reading.catch(() => deflate.destroy());
  return {
    async write(block) {
      if (deflate.destroyed) await reading;
      if (!deflate.write(block)) await Promise.race([once(deflate, 'drain'), reading]);
    },
    async end() {
      deflate.end();
      await reading;
    },
  };
};
