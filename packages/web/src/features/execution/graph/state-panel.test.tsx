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

it('the lines of the drawing say under what they are taken', () => {
  const shown = renderedText(<StateGraph label="A workflow" states={states} />);
  expect(shown).toContain('genuine');
  expect(shown).toContain('otherwise');
});

it('the panel of a state says where it leads, with the whole condition', () => {
  const [decides, ends] = states.map((state) => renderedText(<StatePanel state={state} />));
  expect(decides).toBe(`From Is genuine to Score quality if ${condition} to Reject contribution otherwise`);
  expect(ends).toBe('From Score quality The execution ends here.');
});

it('counts say that they are at least so many if not all executions were looked at', () => {
  const counts = (isMore: boolean) => new Map([['ScoreQuality', { running: 100, stopped: 0, isMore }]]);
  const markup = (isMore: boolean) =>
    renderedMarkup(<StateGraph label="A workflow" states={states} counts={counts(isMore)} />);
  expect(markup(true)).toMatch(/at least 100 here.*>100\+</s);
  expect(markup(false)).not.toMatch(/at least|100\+/);
});
