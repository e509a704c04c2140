/** A workflow's definition as its drawing needs it, with the progress of an execution. Pure. */
import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowGraph } from '@cgdx/api/route/operator/workflow.ts';
import type { GraphState } from './workflow-state.ts';

/** The status of a state in the execution that is shown. */
export type Standing = 'passed' | 'running' | 'waiting' | 'failed';

/** Names a transition. */
export const transitionKey = (from: string, to: string): string => `${from} ${to}`;

/** @returns the states in the order of the definition; what a Map runs for each item hangs below it */
export const graphStates = ({ states }: WorkflowGraph): readonly GraphState[] =>
  states.map(({ name, type, transitions }) => ({
    name,
    type,
    transitions: [
      ...states.filter(({ inside }) => inside === name).map((inner) => ({ to: inner.name, kind: 'item' })),
      ...transitions,
    ],
  }));

/** The states that an execution came through; of one that it was in more than once, the last time counts. */
export function standings({ steps }: Pick<ExecutionDetail, 'steps'>): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const { state, outcome, waitsFor } of steps) {
    if (outcome === 'running') found.set(state, waitsFor ? 'waiting' : 'running');
    else found.set(state, outcome === 'failed' || outcome === 'aborted' ? 'failed' : 'passed');
  }
  return found;
}

/** The transitions that it took, by `transitionKey`: each step follows the last one of its item, or the last one in no item. */
export function transitionsTaken({ steps }: Pick<ExecutionDetail, 'steps'>): ReadonlySet<string> {
  const taken = new Set<string>();
  const last = new Map<number | undefined, string>();
  for (const { state, item } of steps) {
    // The first step of an item comes from the Map that it is in.
    const before = last.get(item) ?? last.get(undefined);
    if (before !== undefined) taken.add(transitionKey(before, state));
    last.set(item, state);
    // The items of a Map end before what comes after it.
    if (item === undefined) for (const key of [...last.keys()]) if (key !== undefined) last.delete(key);
  }
  return taken;
}
