/** Evaluates the fields of a state in its query language: JSONata or JSONPath. */
import type { Catcher } from '../definition/asl.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Exit } from './exit.ts';

/** Every method throws EvaluationFailure or StateFailure if the language fails. */
export interface Evaluator {
  /** What the state works on: Arguments, or InputPath and Parameters. JSON text. */
  effectiveInput(): Promise<string>;
  /** A whole number under `field`; undefined if the state has none. */
  integer(field: string, minimum: number): Promise<number | undefined>;
  /** Any number under `field`. */
  number(field: string): Promise<number | undefined>;
  text(field: string): Promise<string | undefined>;
  credentials(): Promise<Json | undefined>;
  /** Output and variables: `result` is the JSON text that the work gave, if it gave any. */
  exit(result: string | undefined): Promise<Exit>;
  /** Output and variables through a catcher. */
  caught(catcher: Catcher, index: number, errorOutput: JsonObject): Promise<Exit>;
  /** The rule of a Choice that holds, or its default; undefined if there is neither. */
  choose(): Promise<{ readonly exit: Exit; readonly next: string } | undefined>;
  items(): Promise<Json[]>;
  /** The input of one iteration. */
  itemInput(index: number, value: Json): Promise<Json>;
  /** A field of ItemBatcher. */
  batchLimit(field: 'MaxItemsPerBatch' | 'MaxInputBytesPerBatch'): Promise<number | undefined>;
  batchInput(): Promise<Json | undefined>;
}
