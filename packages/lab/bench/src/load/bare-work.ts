/** Measures the work of an upload without a cloud: an export is read, judged and masked in this process. */
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { fileSource } from '@cgdx/local/ground/file-source.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { asOfMs } from '../measure/sample-bytes.ts';
import type { SampleFile } from './sample-files.ts';

/** @returns the CPU time of one upload in ms, after a warm-up */
export async function bareWorkMs(samples: readonly SampleFile[]): Promise<number> {
  for (const sample of samples) await work(sample);
  const before = process.cpuUsage();
  for (const sample of samples) await work(sample);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / samples.length;
}

async function work({ path, poolId }: SampleFile): Promise<void> {
  const source = fileSource(path);
  const hashKey = Buffer.alloc(32, 3);
  const result = await inspectExport({ source, platform: poolId, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') throw new Error(`the sample was refused: ${result.rejection.message}`);
  await writeDataset({
    source,
    inspection: result.inspection,
    offer: 'records',
    contributionId: 'load',
    placeholderKey: hashKey,
    tagger: loadNameTagger(),
    sink: {
      write: async (_name, chunks) => {
        for await (const _chunk of chunks);
      },
    },
    onProgress: () => undefined,
  });
}
