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
  why: 'What they tell of has not been done.',
};

it('each need says how many, why it matters and since when, and leads to where it is done', () => {
  expect(renderedText(<NeedList needs={[need]} />)).toMatch(
    /^100\+ Events that nobody has handled What they tell of has not been done\. Since 5 Nov 2026, .*\. Today$/,
  );
  expect(renderedMarkup(<NeedList needs={[need]} />)).toContain('href="/operator/dead-letters"');
});
