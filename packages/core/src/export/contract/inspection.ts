/** Says what the first pass over an export finds out; `inspection-schema.ts` reads it back. */
export type { Counters, Inspection } from './inspection-schema.ts';
