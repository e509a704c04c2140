/** The context that every operation works with. */

import type { Clock } from '../engine/clock.ts';
import type { Engine } from '../engine/engine.ts';
import type { Place } from '../ground/arn.ts';
import type { JsonObject } from '../ground/json.ts';
import type { Store } from '../store/open.ts';

export interface Context {
  readonly store: Store;
  readonly engine: Engine;
  readonly place: Place;
  readonly clock: Clock;
}

/** Takes the body of a request and returns the body of the response. Throws Fault. */
export type Operation = (context: Context, body: JsonObject) => JsonObject | Promise<JsonObject>;
