import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { ExecutionFacts } from './execution-facts.tsx';
import { StateGraph } from './graph/state-graph.tsx';
import { RedriveResults } from './redrive-dialog.tsx';
import { everyExecution } from './search.ts';
import { SearchBar } from './search-bar.tsx';

const nothing = () => undefined;
const withCache = (shown: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>
);
const userHash = '0f'.repeat(32);
const execution: ExecutionDetail = {
  workflow: 'contribution',
  executionId: 'e'.repeat(64),
  status: 'failed',
  startedAt: '2026-11-05T12:00:00Z',
  endedAt: '2026-11-05T12:03:00Z',
  redrives: 2,
  redrivenAt: '2026-11-05T12:02:00Z',
  about: [
    { name: 'contributionId', value: 'c-1' },
    { name: 'userHash', value: userHash },
  ],
  path: [],
  steps: [],
  isWhole: true,
  error: 'States.Timeout',
  redrive: { isPossible: true, how: 'redrive' },
  stop: { isPossible: false },
};

it('an execution shows its subject and its duration, and links to all executions of the same person', () => {
  const shown = renderedText(withCache(<ExecutionFacts execution={execution} />));
  for (const words of ['Took 3 min 00 s', 'Redriven 2 times', 'Error States.Timeout', 'Contribution id c-1'])
    expect(shown).toContain(words);
  expect(renderedMarkup(withCache(<ExecutionFacts execution={execution} />))).toContain(
    `href="/operator/executions?by=userHash&amp;text=${userHash}"`,
  );
});

it('the drawing names each state with its type, the execution’s progress and the number of executions there', () => {
  const states = [
    { name: 'CheckAuthenticity', type: 'Task', transitions: [{ to: 'Rejected', kind: 'next' }] },
    { name: 'Rejected', type: 'Succeed', transitions: [] },
  ];
  const drawn = renderedMarkup(
    <StateGraph
      label="Workflow"
      states={states}
      path={new Map([['CheckAuthenticity', 'waiting']])}
      counts={new Map([['Rejected', { running: 0, stopped: 1200 }]])}
      onChoose={nothing}
    />,
  );
  expect(drawn, 'proves operator.workflow-drawn-definition').toContain(
    'aria-label="Check authenticity, Task, waits here"',
  );
  expect(drawn).toContain('aria-label="Rejected, Succeed, 1200 stopped here"');
  expect(drawn).toContain('1,200');
  // The drawing has one tab stop: the arrow keys move between states.
  expect(drawn.match(/tabindex="0"/g)).toHaveLength(1);
});

it('the drawing keeps a tab stop even if the chosen state is not part of the workflow', () => {
  const states = [{ name: 'Rejected', type: 'Succeed', transitions: [] }];
  const drawn = renderedMarkup(
    <StateGraph label="Workflow" states={states} chosen="PayReward" onChoose={nothing} />,
  );
  expect(drawn.match(/tabindex="0"/g)).toHaveLength(1);
});

it('of several redriven executions, the refused ones show why', () => {
  const result = { workflow: 'payout', executionId: 'p-1' } as const;
  const shown = renderedText(
    <RedriveResults
      stopped={undefined}
      results={[
        { ...result, outcome: 'redriven' },
        { ...result, outcome: 'restarted', executionId: 'p-2' },
        { ...result, outcome: 'refused', executionId: 'p-3', message: 'It is running already.' },
      ]}
    />,
  );
  expect(shown, 'proves operator.redrive-many-stop').toContain('2 of 3 go on.');
  expect(shown).toContain('p-2 began with the same input.');
  expect(shown).toContain('p-3 : It is running already.');
});

it('if a later call of a large redrive fails, the page shows what was done and what is known of the rest', () => {
  const results = [{ workflow: 'payout', executionId: 'p-1', outcome: 'redriven' }] as const;
  const shown = (status: number) =>
    renderedText(
      <RedriveResults
        results={results}
        stopped={{ error: new ApiError(status, 'Code', 'It failed.'), unanswered: 50, notTried: 20 }}
      />,
    );
  expect(shown(503)).toContain(
    '1 of 1 goes on. Then a call failed: it is not known whether the next 50 go on.',
  );
  expect(shown(403)).toContain('The next 50 were refused: It failed.');
  for (const status of [403, 503]) expect(shown(status)).toContain('The last 20 were not tried.');
});

it('the search has a field for each kind of subject', () => {
  const shown = renderedText(<SearchBar search={everyExecution} onSearch={nothing} />);
  for (const word of ['Contribution', 'Payout', 'Purchase', 'Upload hash', 'User hash'])
    expect(shown).toContain(word);
});
