/**
 * Threads that work on the units of a large export. Such a thread runs this very file: it is bundled with a
 * handler, each thread loads the bundle again, and only the last lines below do anything there.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { serveUnits } from '@cgdx/core/export/pass/thread/serve-units.ts';
import { createThreadCrew, threadLimits } from '@cgdx/core/export/pass/thread/thread-crew.ts';
import type { UnitCrew } from '@cgdx/core/export/pass/unit-crew.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { fingerprintKey } from '../../ground/links.ts';
import type { ContributionKey, StoredPart } from '../record/contribution.ts';
import { exportSource } from '../record/raw-export.ts';
import { placeholderKey } from './placeholder-key.ts';

interface UnitThreadWork {
  readonly parts: readonly StoredPart[];
  readonly dataPoolId: string;
  readonly key: ContributionKey;
  /** Unix ms. */
  readonly asOfMs: number;
}

/** Each holds some tens of megabytes. */
const mostThreads = 4;

const role = 'unit-thread';

/** Makes a crew of one thread per core. */
export function threadCrew(work: UnitThreadWork): UnitCrew {
  const size = Math.min(mostThreads, availableParallelism());
  const options = { workerData: { role, work }, resourceLimits: threadLimits };
  return createThreadCrew(size, () => new Worker(new URL(import.meta.url), options));
}

if (!isMainThread && parentPort !== null && workerData?.role === role) {
  const { parts, key, ...work }: UnitThreadWork = workerData.work;
  serveUnits(parentPort, {
    ...work,
    source: exportSource(parts),
    hashKey: fingerprintKey(),
    placeholderKey: placeholderKey(key),
    tagger: loadNameTagger,
  });
}
