/** Makes small exports for tests, of every platform and layout of which there are samples. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { samplePlatforms } from '../sample-platform.ts';
import { type WriteSampleInput, writeSample } from '../write-sample.ts';

/** When the samples were made, in Unix ms. */
export const sampleAsOfMs = Date.UTC(2026, 10, 1);

/** A platform that is added to `samplePlatforms` is in every test that uses them. */
export const sampleLayouts: readonly (readonly [platform: string, variant: string])[] = Object.entries(
  samplePlatforms,
).flatMap(([platform, { variants }]) => variants.map((variant) => [platform, variant] as const));

/** Makes about 30 kB of uncompressed data, unless `input` says otherwise. */
export async function sampleArchive(
  platform: string,
  variant: string,
  input: Partial<WriteSampleInput> = {},
): Promise<Buffer> {
  const stream = new PassThrough();
  const wish = { platform, variant, sizeBytes: 30_000, seed: '1', asOfMs: sampleAsOfMs, ...input };
  const [bytes] = await Promise.all([buffer(stream), writeSample(wish, stream)]);
  return bytes;
}
