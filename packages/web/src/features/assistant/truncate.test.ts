import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('a text is cut after a whole character, and an ellipsis shows the cut', () => {
  expect(truncate('short', 50)).toBe('short');
  expect(truncate('x'.repeat(50), 50)).toBe('x'.repeat(50));
  expect(truncate('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
  expect(truncate('🎵'.repeat(51), 50)).toBe(`${'🎵'.repeat(50)}…`);
});
