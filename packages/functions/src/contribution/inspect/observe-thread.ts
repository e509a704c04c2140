/** Threads of the first pass: they read, and know nothing of masks. */
import type { UnitCrew } from '@cgdx/core/export/pass/unit-crew.ts';
import { serveThread, threadCrew, type UnitThreadWork } from './unit-thread.ts';

export const observingCrew = (work: UnitThreadWork): UnitCrew => threadCrew(import.meta.url, 'observe', work);

serveThread('observe');
