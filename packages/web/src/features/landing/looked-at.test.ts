import { expect, it } from 'vitest';
import { isLookedAt } from './looked-at.ts';

it('a section counts as seen if 60 % of it is in view', () => {
  expect(isLookedAt(0.59, 0.3)).toBe(false);
  expect(isLookedAt(0.6, 0.3), 'proves landing.section-counts-60').toBe(true);
});

it('a section higher than the window counts as seen if it fills most of the window', () => {
  expect(isLookedAt(0.3, 0.59)).toBe(false);
  expect(isLookedAt(0.3, 0.9)).toBe(true);
});
