import { expect, test } from 'vitest';
import { createListOrder } from './list-order.ts';

const day = 86_400;
const list = (newest: number, count: number, step = 3_600) =>
  Array.from({ length: count }, (_, i) => newest * day - i * step);
function restarts(...seconds: readonly number[]) {
  const order = createListOrder();
  for (const second of seconds) order.add(second);
  return order.restarts();
}

test('an ascending or descending list does not restart, whatever its gaps', () => {
  const once = [...list(900, 50), ...list(700, 50), ...list(100, 50)];
  expect(restarts(...once)).toBe(0);
  expect(restarts(...once.toReversed())).toBe(0);
  expect(restarts()).toBe(0);
});

test('each list after the first counts as a restart', () => {
  const two = [...list(900, 300, 10 * day), ...list(900, 300, 10 * day)];
  expect(restarts(...two)).toBe(1);
  expect(restarts(...two.toReversed())).toBe(1);
  expect(restarts(...list(900, 50, day), ...list(899, 50, day), ...list(898, 50, day))).toBe(2);
});

test('a single stray record is not a restart', () => {
  expect(restarts(100 * day, ...list(900, 100))).toBe(0);
  expect(restarts(...list(900, 100), 500 * day, ...list(890, 100))).toBe(0);
  expect(restarts(...list(900, 100), 999 * day, ...list(890, 100))).toBe(0);
});

test('many stray records show a history that was assembled by hand', () => {
  const edited = list(900, 400).map((second, i) => (i % 8 === 3 ? second - 100 * day : second));
  expect(restarts(...edited)).toBe(50);
});
