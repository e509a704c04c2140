import type { ExecutionStep } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowGraph } from '@cgdx/api/route/operator/workflow.ts';
import { expect, it } from 'vitest';
import { graphStates, statusByState, transitionsTaken } from './graph-state.ts';

const state = (name: string, more: Partial<WorkflowGraph['states'][number]> = {}) => ({
  name,
  type: 'Task' as const,
  isWaiting: false,
  transitions: [],
  ...more,
});
const step = (name: string, outcome: ExecutionStep['outcome'], waitsFor?: string): ExecutionStep => ({
  state: name,
  type: 'Task',
  startedAt: '2026-11-05T12:00:00Z',
  outcome,
  attempts: [],
  input: [],
  output: [],
  ...(waitsFor && { waitsFor }),
});

it('places the states that a Map runs for each item below the Map', () => {
  const states = [
    state('ObserveUnits', { type: 'Map', transitions: [{ to: 'Check', kind: 'next' }] }),
    state('ObserveGroup', { inside: 'ObserveUnits' }),
    state('Check'),
  ];
  const drawn = graphStates({ workflow: 'contribution', about: '', startAt: 'ObserveUnits', states });
  expect(drawn[0]?.transitions).toEqual([
    { to: 'ObserveGroup', kind: 'item' },
    { to: 'Check', kind: 'next' },
  ]);
});

it('says of each state whether the execution passed it, is there, waits there or failed there', () => {
  const steps = [
    step('A', 'succeeded'),
    step('B', 'caught'),
    step('C', 'running', 'It waits for a review.'),
    step('D', 'running'),
    step('E', 'failed'),
  ];
  expect([...statusByState({ steps })]).toEqual([
    ['A', 'passed'],
    ['B', 'passed'],
    ['C', 'waiting'],
    ['D', 'running'],
    ['E', 'failed'],
  ]);
});

it('uses the last step of a state that was redriven', () => {
  expect(statusByState({ steps: [step('A', 'failed'), step('A', 'succeeded')] }).get('A')).toBe('passed');
});

it('marks only the transitions that were taken, not every transition between two passed states', () => {
  const item = (name: string, of: number) => ({ ...step(name, 'succeeded'), item: of });
  const steps = [
    step('Map', 'succeeded'),
    item('Read', 0),
    item('Read', 1),
    item('Write', 1),
    item('Write', 0),
    step('Check', 'succeeded'),
    step('Mask', 'succeeded'),
    step('Map', 'succeeded'),
    item('Read', 0),
  ];
  expect([...transitionsTaken({ steps })].sort()).toEqual([
    'Check Mask',
    'Map Check',
    'Map Read',
    'Mask Map',
    'Read Write',
  ]);
});
