import { expect, it } from 'vitest';
import { slideInView } from './slide.ts';

it('the slide in view is the one that begins nearest to the scroll position', () => {
  const starts = [0, 716, 1432];
  const at = (scrollLeft: number) => slideInView(starts, { scrollLeft, clientWidth: 700, scrollWidth: 2132 });
  expect([0, 300, 400, 716, 1100].map(at)).toEqual([0, 0, 1, 1, 2]);
});

it('the last slide is in view at the end of the list, even where two fit side by side', () => {
  const wide = { clientWidth: 920, scrollWidth: 1184 };
  const starts = [0, 400, 800];
  expect(slideInView(starts, { ...wide, scrollLeft: 0 })).toBe(0);
  expect(slideInView(starts, { ...wide, scrollLeft: 263 }), 'proves landing.dots-jump-any').toBe(2);
});
