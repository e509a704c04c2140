import { expect, test } from 'vitest';
import { partFile } from './buy-order.ts';

test('each part has its own file, beside the given one', () => {
  expect(partFile('/tmp/data.zip', 0)).toBe('/tmp/data-1.zip');
  expect(partFile('data.zip', 1)).toBe('data-2.zip');
});
