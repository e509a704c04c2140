import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../testing/rendered.tsx';
import { EmptyList } from './empty-list.tsx';

const list = (error: unknown) => (
  <EmptyList
    title="There is no reward to claim."
    what="Your rewards"
    explore="/DataPool"
    query={{ error, isFetching: false, refetch: () => undefined }}
  >
    Rewards appear here.
  </EmptyList>
);

it('has a link to the pools and a button to refresh', () => {
  expect(renderedText(list(null)), 'proves account.empty-states-explore').toBe(
    'There is no reward to claim. Rewards appear here. Explore DataPools Refresh',
  );
  expect(renderedMarkup(list(null))).toContain('href="/DataPool"');
});

it('reports a failed refresh, with a button to try again', () => {
  const shown = renderedText(list(new Error('The table is away.')));
  expect(shown, 'proves account.list-loading-skeleton').toContain('Your rewards could not be loaded.');
  expect(shown).toContain('The table is away.');
  expect(shown).toContain('Try Again');
  expect(shown).not.toContain('There is no reward');
});
