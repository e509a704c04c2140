/**
 * Sets the number of cases for each property test: few, since each run draws different ones, and all of them in `npm
 * run test:full`.
 */
import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

configureGlobal({ numRuns: inject('everyCase') ? 100 : 25 });
