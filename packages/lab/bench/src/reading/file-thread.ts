/** Threads that work on the units of an export on disk; this file is also what such a thread runs. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { serveUnits } from '@cgdx/core/export/pass/thread/serve-units.ts';
import { createThreadCrew, threadLimits } from '@cgdx/core/export/pass/thread/thread-crew.ts';
import type { UnitCrew } from '@cgdx/core/export/pass/unit-crew.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { fileSource } from './file-source.ts';

interface FileWork {
  readonly file: string;
  readonly dataPoolId: string;
}

export function fileCrew(file: string, dataPoolId: string, size: number): UnitCrew {
  const work: FileWork = { file, dataPoolId };
  const options = { workerData: work, resourceLimits: threadLimits };
  return createThreadCrew(size, () => new Worker(new URL(import.meta.url), options));
}

if (!isMainThread && parentPort !== null) {
  const { file, dataPoolId }: FileWork = workerData;
  serveUnits(parentPort, {
    source: fileSource(file),
    dataPoolId,
    asOfMs: Date.now(),
    hashKey: Buffer.from('benchmark'),
    placeholderKey: Buffer.from('benchmark'),
    tagger: loadNameTagger,
  });
}
