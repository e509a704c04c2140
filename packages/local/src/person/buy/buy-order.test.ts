import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDelivered, partFile, partFiles } from './buy-order.ts';

test('each part has its own file, beside the given one', () => {
  expect(partFile('/tmp/data.zip', 0)).toBe('/tmp/data-1.zip');
  expect(partFile('data.zip', 1)).toBe('data-2.zip');
});

test('an order has a file for each 500 uploads', () => {
  expect(partFiles('data.zip', 500)).toEqual(['data-1.zip']);
  expect(partFiles('data.zip', 1_001)).toEqual(['data-1.zip', 'data-2.zip', 'data-3.zip']);
});

test('a file older than the order is of another order and is replaced when the order is resumed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-order-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'data-1.zip');
  const order = { createdAt: '2026-11-04T10:00:00.000Z' };
  expect(isDelivered(file, order)).toBe(false);
  writeFileSync(file, 'zip');
  const writtenAt = (at: string) => utimesSync(file, new Date(at), new Date(at));
  writtenAt('2026-11-03T10:00:00Z');
  expect(isDelivered(file, order)).toBe(false);
  writtenAt('2026-11-04T10:05:00Z');
  expect(isDelivered(file, order)).toBe(true);
});
