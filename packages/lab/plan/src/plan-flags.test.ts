import { expect, test } from 'vitest';
import { parsePlanFlags } from './plan-flags.ts';

test('a stage must be named, and the sentence says how', () => {
  expect(parsePlanFlags([])).toContain('npm run plan -- --stage production');
  expect(parsePlanFlags(['--stage', 'production'])).toMatchObject({ stage: 'production', strict: false });
});

test('an unknown flag is named together with the known ones', () => {
  expect(parsePlanFlags(['--stag', 'x'])).toMatch(/--stag.*--strict/);
});
