/** Makes synthetic exports for journeys, as `npm run sample` does. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { parseByteSize } from '@cgdx/samples/byte-size.ts';
import { sampleAsOfMs } from '@cgdx/samples/testing/sample-archive.ts';
import { type WriteSampleInput, writeSample } from '@cgdx/samples/write-sample.ts';

/** @param size of the export's JSON, such as `5MB` */
export async function makeSample(
  directory: string,
  platform: PlatformId,
  size: string,
  seed: number,
  wish: Partial<WriteSampleInput> = {},
): Promise<string> {
  const file = join(directory, `my_${platform}_data_${seed}.zip`);
  const sizeBytes = parseByteSize(size) ?? 0;
  const input = { platform, sizeBytes, seed: String(seed), asOfMs: sampleAsOfMs, ...wish };
  await writeSample(input, createWriteStream(file));
  return file;
}
