/** What a state needs from its query language; JSONata and JSONPath each give it in their way. */
import type { Catcher } from '../definition/asl.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Exit } from './leave.ts';

/** Every part throws EvaluationFailure or StateFailure where the language fails. */
export interface Speaker {
  /** What the work of the state is given: Arguments, or InputPath and Parameters. JSON text. */
  work(): Promise<string>;
  /** A whole number under `field`; undefined where the state has none. */
  integer(field: string, minimum: number): Promise<number | undefined>;
  /** Any number under `field`. */
  amount(field: string): Promise<number | undefined>;
  words(field: string): Promise<string | undefined>;
  credentials(): Promise<Json | undefined>;
  /** The way out: `result` is the JSON text that the work gave, where it gave one. */
  exit(result: string | undefined): Promise<Exit>;
  /** The way out through a catcher. */
  caught(catcher: Catcher, index: number, errorOutput: JsonObject): Promise<Exit>;
  /** The rule of a Choice that holds, or its default; undefined where there is neither. */
  choose(): Promise<{ readonly exit: Exit; readonly next: string } | undefined>;
  items(): Promise<Json[]>;
  /** The input of one iteration. */
  select(index: number, value: Json): Promise<Json>;
  /** A field of ItemBatcher. */
  batch(field: 'MaxItemsPerBatch' | 'MaxInputBytesPerBatch'): Promise<number | undefined>;
  batchInput(): Promise<Json | undefined>;
}
