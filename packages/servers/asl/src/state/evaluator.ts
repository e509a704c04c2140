/** Evaluates the fields of a state in its query language: JSONata or JSONPath. */
import type { Catcher } from '../definition/asl.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import type { Exit } from './exit.ts';

/** Every method throws EvaluationFailure or StateFailure if the evaluation fails. */
export interface Evaluator {
  /** Returns the state's input after Arguments, or after InputPath and Parameters, as JSON text. */
  effectiveInput(): Promise<string>;
  /** Returns the integer under `field`; undefined if the state lacks the field. */
  integer(field: string, minimum: number): Promise<number | undefined>;
  /** Returns the number under `field`. */
  number(field: string): Promise<number | undefined>;
  text(field: string): Promise<string | undefined>;
  credentials(): Promise<Json | undefined>;
  /** Returns output and variables. @param result the JSON text that the state's work returned, if any */
  exit(result: string | undefined): Promise<Exit>;
  /** Returns output and variables after a catcher. */
  caught(catcher: Catcher, index: number, errorOutput: JsonObject): Promise<Exit>;
  /** Returns the first rule of a Choice that holds, or else its default; undefined if there is neither. */
  choose(): Promise<{ readonly exit: Exit; readonly next: string } | undefined>;
  items(): Promise<Json[]>;
  /** Returns the input of one iteration. */
  itemInput(index: number, value: Json): Promise<Json>;
  /** Returns a limit of ItemBatcher. */
  batchLimit(field: 'MaxItemsPerBatch' | 'MaxInputBytesPerBatch'): Promise<number | undefined>;
  batchInput(): Promise<Json | undefined>;
}
