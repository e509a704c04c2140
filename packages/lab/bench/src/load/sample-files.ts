/** Small exports on disk, of every platform in turn, each of another account. */
import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { asOfMs } from '../measure/sample-bytes.ts';

/** Bytes of the JSON in each. */
export const sampleBytes = 400_000;

export interface SampleFile {
  readonly poolId: PlatformId;
  readonly path: string;
  /** Bytes of the archive. */
  readonly sizeBytes: number;
}

export async function writeSamples(directory: string, count: number): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (let n = 0; n < count; n++) {
    const poolId = platformIds[n % platformIds.length] as PlatformId;
    const path = join(directory, `${poolId}-${n}.zip`);
    const out = createWriteStream(path);
    await writeSample({ platform: poolId, sizeBytes: sampleBytes, seed: `load-${n}`, asOfMs }, out);
    await finished(out);
    files.push({ poolId, path, sizeBytes: statSync(path).size });
  }
  return files;
}
