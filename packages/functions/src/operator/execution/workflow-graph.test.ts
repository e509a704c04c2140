import { expect, test } from 'vitest';
import { workflowGraphs } from './workflow-graph.ts';

test.each(workflowGraphs())('every transition of $workflow leads to a state', ({ startAt, states }) => {
  const names = states.map(({ name }) => name);
  expect(names).toContain(startAt);
  expect(new Set(names).size).toBe(names.length);
  const reached = states.flatMap(({ transitions }) => transitions.map(({ to }) => to));
  expect(reached.filter((to) => !names.includes(to))).toEqual([]);
  const unreached = states.filter(
    ({ name, inside }) => name !== startAt && inside === undefined && !reached.includes(name),
  );
  expect(unreached).toEqual([]);
});

test('a graph says what a state calls, which waits, and what runs inside a Map', () => {
  const [contribution] = workflowGraphs();
  const states = new Map(contribution?.states.map((state) => [state.name, state]));
  expect(states.get('RequestReview')).toMatchObject({
    type: 'Task',
    step: 'request-review',
    isWaiting: true,
    transitions: [
      { to: 'IsAccepted', kind: 'next' },
      { to: 'RejectAsNotReviewed', kind: 'catch', label: 'States.Timeout' },
    ],
  });
  expect(states.get('ObserveGroup')).toMatchObject({ inside: 'ObserveUnits', transitions: [] });
  expect(states.get('IsGenuine')?.transitions).toEqual([
    { to: 'ScoreQuality', kind: 'choice', label: '$states.input.Payload.outcome = "genuine"' },
    { to: 'RejectAsNotGenuine', kind: 'default' },
  ]);
});
