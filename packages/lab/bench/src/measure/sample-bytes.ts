/** Samples in memory, and the first pass's verdict on them. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type WriteSampleInput, writeSample } from '@cgdx/samples/write-sample.ts';

export const asOfMs = Date.UTC(2026, 10, 1);

export async function inspectSample(input: Omit<WriteSampleInput, 'asOfMs'>) {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), writeSample({ ...input, asOfMs }, stream)]);
  const platform = parsePlatformId(input.platform);
  if (platform === undefined) throw new Error(`there is no platform ${input.platform}`);
  return inspectExport({
    source: {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, end);
      },
    },
    platform,
    asOfMs,
    hashKey: Buffer.alloc(32, 3),
    acceptSamples: true,
  });
}
