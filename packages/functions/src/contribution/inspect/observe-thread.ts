/** Threads of the first pass. They read units, and load no code of the second pass. */
import type { UnitWorkers } from '@cgdx/core/export/pass/unit-workers.ts';
import { serveThread, threadWorkers, type UnitThreadWork } from './unit-thread.ts';

export const observingWorkers = (work: UnitThreadWork): UnitWorkers =>
  threadWorkers(import.meta.url, 'observe', work);

serveThread('observe');
