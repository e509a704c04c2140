import { expect, it } from 'vitest';
import { isSectionSeen } from './section-seen.ts';

it('a section counts as seen if 60 % of it is in view', () => {
  expect(isSectionSeen(0.59, 0.3)).toBe(false);
  expect(isSectionSeen(0.6, 0.3), 'proves landing.section-counts-60').toBe(true);
});

it('a section higher than the window counts as seen if it fills most of the window', () => {
  expect(isSectionSeen(0.3, 0.59)).toBe(false);
  expect(isSectionSeen(0.3, 0.9)).toBe(true);
});
