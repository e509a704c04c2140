/**
 * The path of one execution through a state machine: the called functions in order, and the number of states entered.
 */
import type { Definition, State } from '@cgdx/workflows/state.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';

export interface Stop {
  readonly state: string;
  readonly fn: FunctionName;
  /**
   * `once`: the function is called once. `wait`: it is called, and the state waits until its task token is answered.
   * `each`: it is called for every group.
   */
  readonly how: 'once' | 'wait' | 'each';
  /** For `each`: the number of concurrent calls. */
  readonly atOnce: number;
}

export interface Route {
  readonly stops: readonly Stop[];
  /** The number of state transitions, which AWS charges, without those inside a Map. */
  readonly transitions: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the function's name, which the definition must contain in place of the ARN. */
const functionOf = (state: State): FunctionName =>
  text((state.Arguments as { FunctionName?: unknown }).FunctionName) as FunctionName;

function stopOf(name: string, state: State): Stop | undefined {
  if (state.Type === 'Task') {
    const waits = text(state.Resource).endsWith('.waitForTaskToken');
    return { state: name, fn: functionOf(state), how: waits ? 'wait' : 'once', atOnce: 1 };
  }
  if (state.Type !== 'Map') return undefined;
  const [item] = Object.values((state.ItemProcessor as { States: Record<string, State> }).States);
  if (item === undefined) return undefined;
  return { state: name, fn: functionOf(item), how: 'each', atOnce: Number(state.MaxConcurrency) };
}

/**
 * @param definition made with functions' names in place of ARNs
 * @returns the function that each task calls, including tasks within a Map
 */
export function tasksOf({ States }: Pick<Definition, 'States'>): ReadonlyMap<string, FunctionName> {
  const found = Object.entries(States).flatMap(([name, state]): [string, FunctionName][] => {
    if (state.Type === 'Task') return [[name, functionOf(state)]];
    const inner = state.ItemProcessor as Pick<Definition, 'States'> | undefined;
    return inner ? [...tasksOf(inner)] : [];
  });
  return new Map(found);
}

/**
 * @param definition made with functions' names in place of ARNs
 * @param decisions the next state after each choice on the path
 * @throws Error if a choice on the path has no decision, because the state machine has changed
 */
export function routeOf(definition: Definition, decisions: Readonly<Record<string, string>>): Route {
  const stops: Stop[] = [];
  let transitions = 0;
  let name: string | undefined = definition.StartAt;
  while (name !== undefined) {
    const state: State | undefined = definition.States[name];
    if (state === undefined) throw new Error(`The state machine has no state "${name}".`);
    transitions += 1;
    const stop = stopOf(name, state);
    if (stop) stops.push(stop);
    if (state.Type === 'Choice') {
      const next: string | undefined = decisions[name];
      if (next === undefined) throw new Error(`Say where the choice "${name}" leads.`);
      name = next;
    } else name = state.Next === undefined ? undefined : text(state.Next);
  }
  return { stops, transitions };
}
