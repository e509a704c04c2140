import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Insight } from './insight.tsx';
import { type InsightState, stateWithout } from './use-insight.ts';

let state: InsightState;
vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
}));
vi.mock('./use-insight.ts', async (original) => ({
  ...(await original<object>()),
  useInsight: () => ({ state }),
}));

it('an insight that cannot be brought back says why, and can be tried again', () => {
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
