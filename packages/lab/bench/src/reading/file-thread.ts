/** Threads that work on the units of an export on disk. This file is also the main module of such a thread. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { MaskingWorkers } from '@cgdx/core/export/pass/masking-workers.ts';
import { openUnitMask } from '@cgdx/core/export/pass/open-unit-mask.ts';
import { serveUnits } from '@cgdx/core/export/pass/thread/serve-units.ts';
import { createThreadWorkers, threadLimits } from '@cgdx/core/export/pass/thread/thread-workers.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { fileSource } from '@cgdx/local/ground/file-source.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';

interface FileWork {
  readonly file: string;
  readonly platform: PlatformId;
}

export function fileWorkers(file: string, platform: PlatformId, size: number): MaskingWorkers {
  const work: FileWork = { file, platform };
  const options = { workerData: work, resourceLimits: threadLimits };
  return createThreadWorkers(size, () => new Worker(new URL(import.meta.url), options));
}

if (!isMainThread && parentPort !== null) {
  const { file, platform }: FileWork = workerData;
  serveUnits(parentPort, {
    source: fileSource(file),
    platform,
    asOfMs: Date.now(),
    hashKey: Buffer.from('benchmark'),
    openMask: (opened) =>
      openUnitMask(opened, {
        offer: 'records',
        placeholderKey: Buffer.from('benchmark'),
        tagger: loadNameTagger(),
      }),
  });
}
