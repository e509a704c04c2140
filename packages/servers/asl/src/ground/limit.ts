/** Service limits of AWS Step Functions (Standard workflows). */

/** Bytes (UTF-8) of an input, an output or a task's payload. */
export const maxPayloadBytes = 262_144;
/** Characters of a definition. */
export const maxDefinitionLength = 1_048_576;
/** Events of one execution; the last one is always the execution's end. */
export const maxHistoryEvents = 25_000;
/** The number of iterations of an inline Map that run concurrently if MaxConcurrency is 0. */
export const maxInlineConcurrency = 40;
/** Bytes of all variables that one Assign sets. */
export const maxAssignBytes = 262_144;
/** Days after its end during which an execution can be redriven. */
export const redrivableDays = 14;
/** The page size if the caller gives none. */
export const defaultPageSize = 100;
export const maxPageSize = 1000;

export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
