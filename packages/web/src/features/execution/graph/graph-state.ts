/** A workflow's states and transitions for its drawing, with the progress of an execution. Pure. */
import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowGraph } from '@cgdx/api/route/operator/workflow.ts';
import type { GraphState } from './workflow-state.ts';

/** The status of a state in the execution that is shown. */
export type StateStatus = 'passed' | 'running' | 'waiting' | 'failed';

/** Returns the key of a transition. */
export const transitionKey = (from: string, to: string): string => `${from} ${to}`;

/** @returns the states in the order of the definition; the states that a Map runs for each item are below the Map */
export const graphStates = ({ states }: WorkflowGraph): readonly GraphState[] =>
  states.map(({ name, type, transitions }) => ({
    name,
    type,
    transitions: [
      ...states.filter(({ inside }) => inside === name).map((inner) => ({ to: inner.name, kind: 'item' })),
      ...transitions,
    ],
  }));

/** Returns the status of each state that the execution entered; if it entered a state several times, the last time counts. */
export function statusByState({ steps }: Pick<ExecutionDetail, 'steps'>): ReadonlyMap<string, StateStatus> {
  const found = new Map<string, StateStatus>();
  for (const { state, outcome, waitsFor } of steps) {
    if (outcome === 'running') found.set(state, waitsFor ? 'waiting' : 'running');
    else found.set(state, outcome === 'failed' || outcome === 'aborted' ? 'failed' : 'passed');
  }
  return found;
}

/** Returns the taken transitions, by `transitionKey`. A step follows its item's previous step, or the last step outside any item. */
export function transitionsTaken({ steps }: Pick<ExecutionDetail, 'steps'>): ReadonlySet<string> {
  const taken = new Set<string>();
  const last = new Map<number | undefined, string>();
  for (const { state, item } of steps) {
    // The first step of an item comes from the Map that contains it.
    const before = last.get(item) ?? last.get(undefined);
    if (before !== undefined) taken.add(transitionKey(before, state));
    last.set(item, state);
    // A step outside any item comes after the Map: the Map's items have ended.
    if (item === undefined) for (const key of [...last.keys()]) if (key !== undefined) last.delete(key);
  }
  return taken;
}
