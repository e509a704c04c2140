/** The result of the first pass over an export; `inspection-schema.ts` parses it. */
export type { Counters, Inspection } from './inspection-schema.ts';
