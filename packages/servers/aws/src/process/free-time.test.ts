import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFreeTime } from './free-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a free machine', 1, 2_500],
  ['a machine that four tasks share', 4, 10_000],
])('time on %s is counted', (_machine, slowness, takesMs) => {
  const over = vi.fn();
  afterFreeTime(2_500, over, () => slowness);
  vi.advanceTimersByTime(takesMs - 100);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(over).toHaveBeenCalledTimes(1);
});

it('a cancelled timer does not call back', () => {
  const over = vi.fn();
  const giveUp = afterFreeTime(50, over, () => 1);
  giveUp();
  vi.advanceTimersByTime(1_000);
  expect(over).not.toHaveBeenCalled();
});
