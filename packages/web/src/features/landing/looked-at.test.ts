import { expect, it } from 'vitest';
import { isLookedAt } from './looked-at.ts';

it('a section is looked at from 60 % of it on', () => {
  expect(isLookedAt(0.59, 0.3)).toBe(false);
  expect(isLookedAt(0.6, 0.3), 'proves landing.section-counts-60').toBe(true);
});

it('a section higher than the window is looked at when it fills most of the window', () => {
  expect(isLookedAt(0.3, 0.59)).toBe(false);
  expect(isLookedAt(0.3, 0.9)).toBe(true);
});
