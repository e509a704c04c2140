/** Samples in memory, and the first pass's verdict on them. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { type WriteSampleInput, writeSample } from '@cgdx/samples/write-sample.ts';

export const asOfMs = Date.UTC(2026, 10, 1);

export async function inspectSample(input: Omit<WriteSampleInput, 'asOfMs'>) {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), writeSample({ ...input, asOfMs }, stream)]);
  const dataPoolId = parsePoolId(input.platform);
  if (dataPoolId === undefined) throw new Error(`there is no pool ${input.platform}`);
  return inspectExport({
    source: {
      size: bytes.length,
      async *read(start: number, end: number) {
        yield bytes.subarray(start, end);
      },
    },
    dataPoolId,
    asOfMs,
    hashKey: Buffer.alloc(32, 3),
    acceptSamples: true,
  });
}
