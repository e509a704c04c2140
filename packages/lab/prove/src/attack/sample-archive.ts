/** An honest export, in memory. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';

/** In every layout, an export of this size has more records than a pool requires. */
const sizeBytes = 400_000;

export async function sampleBytesOf(platform: PlatformId, seed: string): Promise<Buffer> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  await writeSample({ platform, sizeBytes, seed, asOfMs: Date.now() }, stream);
  return bytes;
}
