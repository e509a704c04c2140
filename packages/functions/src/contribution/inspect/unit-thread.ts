/**
 * Threads that work on the units of a large export. A thread runs the file of its pass (`observe-thread.ts` or
 * `mask-thread.ts`). That file is bundled with a handler, so each thread loads the whole bundle again; only
 * `serveThread` does anything in a thread.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { SoldPeriod } from '@cgdx/core/export/dataset/sold-period.ts';
import { serveUnits, type UnitWork } from '@cgdx/core/export/pass/thread/serve-units.ts';
import { createThreadWorkers, threadLimits } from '@cgdx/core/export/pass/thread/thread-workers.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import type { Offer } from '@cgdx/core/pool/pool.ts';
import { fingerprintKey } from '../../ground/links.ts';
import type { ContributionKey, StoredPart } from '../record/contribution.ts';
import { exportSource } from '../record/raw-export.ts';

export interface UnitThreadWork {
  readonly parts: readonly StoredPart[];
  readonly platform: PlatformId;
  readonly key: ContributionKey;
  /** Unix ms. */
  readonly asOfMs: number;
}

export interface MaskThreadWork extends UnitThreadWork {
  readonly offer: Offer;
  readonly sold: readonly SoldPeriod[];
}

type Role = 'observe' | 'mask';

/** Each thread takes some tens of megabytes. */
const mostThreads = 4;

/** Makes one worker, a thread, per core. `file`: the address of the file that such a thread runs. */
export function threadWorkers(file: string, role: Role, work: UnitThreadWork) {
  const size = Math.min(mostThreads, availableParallelism());
  const options = { workerData: { role, work }, resourceLimits: threadLimits };
  return createThreadWorkers(size, () => new Worker(new URL(file), options));
}

/** Serves the thread that started this one; does nothing in a thread started otherwise. `maskOf`: returns how the thread masks. */
export function serveThread(role: Role, maskOf?: (work: MaskThreadWork) => UnitWork['openMask']): void {
  if (isMainThread || parentPort === null || workerData?.role !== role) return;
  const given: MaskThreadWork = workerData.work;
  const { parts, platform, asOfMs } = given;
  const openMask = maskOf?.(given);
  serveUnits(parentPort, {
    platform,
    asOfMs,
    source: exportSource(parts),
    hashKey: fingerprintKey(),
    ...(openMask && { openMask }),
  });
}
