import { expect, test } from 'vitest';
import { partFile, partFiles } from './buy-order.ts';

test('each part has its own file, beside the given one', () => {
  expect(partFile('/tmp/data.zip', 0)).toBe('/tmp/data-1.zip');
  expect(partFile('data.zip', 1)).toBe('data-2.zip');
});

test('an order has a file for each 500 uploads', () => {
  expect(partFiles('data.zip', 500)).toEqual(['data-1.zip']);
  expect(partFiles('data.zip', 1_001)).toEqual(['data-1.zip', 'data-2.zip', 'data-3.zip']);
});
