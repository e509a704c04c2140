import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../../ui/testing/rendered.tsx';
import { StateGraph } from './state-graph.tsx';
import { StatePanel } from './state-panel.tsx';

const condition = '$states.input.Payload.outcome = "genuine"';
const states = [
  {
    name: 'IsGenuine',
    type: 'Choice',
    transitions: [
      { to: 'ScoreQuality', kind: 'choice', label: condition },
      { to: 'RejectContribution', kind: 'default' },
    ],
  },
  { name: 'ScoreQuality', type: 'Task', transitions: [] },
  { name: 'RejectContribution', type: 'Task', transitions: [] },
];

it('the lines of the drawing show the conditions of their transitions', () => {
  const shown = renderedText(<StateGraph label="A workflow" states={states} />);
  expect(shown).toContain('genuine');
  expect(shown).toContain('otherwise');
});

it('the panel of a state lists its transitions with their whole conditions', () => {
  const [decides, ends] = states.map((state) => renderedText(<StatePanel state={state} />));
  expect(decides).toBe(`From Is genuine to Score quality if ${condition} to Reject contribution otherwise`);
  expect(ends).toBe('From Score quality The execution ends here.');
});

it('counts are shown as minimums if not all executions were counted', () => {
  const counts = (isMore: boolean) => new Map([['ScoreQuality', { running: 100, stopped: 0, isMore }]]);
  const markup = (isMore: boolean) =>
    renderedMarkup(<StateGraph label="A workflow" states={states} counts={counts(isMore)} />);
  expect(markup(true)).toMatch(/at least 100 here.*>100\+</s);
  expect(markup(false)).not.toMatch(/at least|100\+/);
});
