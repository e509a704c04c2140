/** Creates small exports for tests, of every platform and layout with samples. */

import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { samplePlatforms } from '../sample-platform.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';

/** When the samples were made, in Unix ms. */
export const sampleAsOfMs = Date.UTC(2026, 10, 1);

/** All platforms and layouts, from `samplePlatforms`, so that tests include new platforms automatically. */
export const sampleLayouts: readonly (readonly [platform: PlatformId, variant: string])[] =
  platformIds.flatMap((platform) =>
    samplePlatforms[platform].variants.map((variant) => [platform, variant] as const),
  );

/** A cache, since many tests request the same sample, and making it takes longer than reading it. */
const made = new Map<string, Promise<Buffer>>();

/** Creates an archive with about 30 kB of uncompressed data, unless `input` has another size. The caller gets its own copy. */
export async function sampleArchive(
  platform: PlatformId,
  variant: string,
  input: Partial<WriteSampleInput> = {},
): Promise<Buffer> {
  const wish = { platform, variant, sizeBytes: 30_000, seed: '1', asOfMs: sampleAsOfMs, ...input };
  const key = JSON.stringify(wish);
  const bytes = made.get(key) ?? makeSample(wish);
  made.set(key, bytes);
  return Buffer.from(await bytes);
}

async function makeSample(wish: WriteSampleInput): Promise<Buffer> {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), writeSample(wish, stream)]);
  return bytes;
}
