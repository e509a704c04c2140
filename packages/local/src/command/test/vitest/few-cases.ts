/** How many cases a property is tried with: a few, since each run draws others, and all of them in `npm run test:full`. */
import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

configureGlobal({ numRuns: inject('everyCase') ? 100 : 25 });
