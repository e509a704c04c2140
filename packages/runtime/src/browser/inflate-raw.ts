/** Decompresses with the browser's DecompressionStream, or with pako for bytes that the stream refuses but zlib accepts. */
import { DamagedDeflate } from '../damaged-deflate.ts';
import type { InflateRaw, OpenPacked } from '../port.ts';
import { decompress } from './decompress.ts';

/** The size to which chunks are joined: DecompressionStream yields chunks of 16 KiB, and each has a fixed cost for its reader. */
const joinedBytes = 64 * 1024;

export const inflateRaw: InflateRaw = (open) => joined(inflateLeniently(open));

/** DecompressionStream refuses bytes after the end, and may lose what it decompressed just before. */
async function* inflateLeniently(open: OpenPacked): AsyncGenerator<Uint8Array> {
  let given = 0;
  try {
    for await (const chunk of decompress(open)) {
      given += chunk.length;
      yield chunk;
    }
    return;
  } catch (error) {
    if (!(error instanceof DamagedDeflate)) throw error;
  }
  // loaded only when needed, since few archives have such entries
  const { inflateByPako } = await import('./inflate-by-pako.ts');
  let skipped = 0;
  for await (const chunk of inflateByPako(open)) {
    const from = Math.min(chunk.length, given - skipped);
    skipped += from;
    if (from < chunk.length) yield chunk.subarray(from);
  }
}

async function* joined(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array(joinedBytes);
  let length = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + joinedBytes - length);
      held.set(part, length);
      length += part.length;
      at += part.length;
      if (length < joinedBytes) continue;
      yield held;
      held = new Uint8Array(joinedBytes);
      length = 0;
    }
  }
  if (length > 0) yield held.subarray(0, length);
}
