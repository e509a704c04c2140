import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Insight } from './insight.tsx';
import { Reply } from './reply.tsx';
import { type InsightState, stateWithout } from './use-insight.ts';

let state: InsightState;
vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
}));
vi.mock('./use-insight.ts', async (original) => ({
  ...(await original<object>()),
  useInsight: () => ({ state }),
}));

it('an earlier insight that cannot be loaded shows why, with a button to try again', () => {
  state = stateWithout(new ApiError(503, 'X', 'The table is away.'));
  const shown = renderedText(<Insight />);
  expect(shown).toContain('Your last insight could not be loaded.');
  expect(shown).toContain('The table is away.');
  expect(shown).toContain('Try Again');
});

it('an insight that has expired leaves an empty page', () => {
  state = stateWithout(new ApiError(404, 'NotFound', 'This insight is not there.'));
  expect(state).toEqual({ kind: 'idle' });
  expect(renderedText(<Insight />)).not.toContain('could not be loaded');
});

it('a reply has the title Your Insights, and its report can be downloaded', () => {
  const finding = {
    queryId: 'q',
    title: 'Months',
    of: '',
    cell: '',
    chart: 'bar',
    labels: [],
    series: [],
    sentences: [],
  };
  const insight = {
    insight_id: 'i',
    message: 'When?',
    response: '',
    findings: [finding],
    caveats: ['Each is counted by itself.'],
    remarks: ['None is a forecast.'],
    too_small: [],
  };
  const shown = renderedText(<Reply insight={insight as never} onBegin={() => undefined} />);
  expect(shown, 'proves i-gpt.your-insights-chart').toMatch(/^You: When\? Your Insights /);
  expect(shown, 'what qualifies the figures stands before them').toMatch(/counted by itself.*forecast/);
  expect(shown, 'proves i-gpt.download-insights-pdf').toContain('Download Insights as PDF');
});
