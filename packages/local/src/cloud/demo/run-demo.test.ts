import { expect, test } from 'vitest';
import { overLines } from './run-demo.ts';

test('the demo says when it is over, and which later failures are intended if it made any', () => {
  expect(overLines(180, false)).toEqual(['Demo: over, after 180 s.']);
  const [over, ...rest] = overLines(180, true);
  expect(over).toBe('Demo: over, after 180 s.');
  for (const handler of ['check-authenticity', 'verify-purchase', 'transfer-reward'])
    expect(rest.join(' ')).toContain(handler);
});
