/** A workflow's definition as its drawing needs it, and where an execution stands in it. Pure. */
import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowGraph } from '@cgdx/api/route/operator/workflow.ts';
import type { GraphState } from './workflow-state.ts';

/** How a state stands in the execution that is shown. */
export type Standing = 'passed' | 'running' | 'waiting' | 'failed';

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
