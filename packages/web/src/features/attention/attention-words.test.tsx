import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import type { Need } from './attention.ts';
import { NeedList } from './attention-list.tsx';

const need: Need = {
  place: 'dead-letters',
  title: 'Events that nobody has handled',
  weight: 'today',
  count: 100,
  isMore: true,
  since: '2026-11-05T12:00:00Z',
  to: '/operator/dead-letters',
  why: 'What they should have started has not been done.',
};

it('each need shows its count, why it matters, its age and since when, and links to the page where it is handled', () => {
  expect(renderedText(<NeedList needs={[need]} />)).toMatch(
    /^100\+ Events that nobody has handled What they should have started has not been done\. For \d+ days, since 5 Nov 2026, .*\. Today$/,
  );
  expect(renderedMarkup(<NeedList needs={[need]} />)).toContain('href="/operator/dead-letters"');
});
