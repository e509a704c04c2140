/** Compresses with pako, since CompressionStream always writes an end mark, after which no other piece can follow. */
import { Deflate, Z_FULL_FLUSH, Z_NO_FLUSH } from 'pako';
import type { DeflateRaw } from '../port.ts';

const level = 4;

const chunkBytes = 64 * 1024;

export const deflateRaw: DeflateRaw = (onChunk) => {
  let ready: Uint8Array[] = [];
  const deflate = new Deflate({ level, raw: true, chunkSize: chunkBytes });
  deflate.onData = (chunk) => void ready.push(chunk);
  deflate.onEnd = () => {};
  const handOn = async () => {
    const chunks = ready;
    ready = [];
    for (const chunk of chunks) await onChunk(chunk);
  };
  return {
    async write(block) {
      deflate.push(block, Z_NO_FLUSH);
      await handOn();
    },
    async end() {
      deflate.push(new Uint8Array(0), Z_FULL_FLUSH);
      await handOn();
    },
  };
};
