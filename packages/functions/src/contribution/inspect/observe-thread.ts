/** Threads of the first pass. They read units, and load no code of the second pass. */
import type { UnitCrew } from '@cgdx/core/export/pass/unit-crew.ts';
import { serveThread, threadCrew, type UnitThreadWork } from './unit-thread.ts';

export const observingCrew = (work: UnitThreadWork): UnitCrew => threadCrew(import.meta.url, 'observe', work);

serveThread('observe');
