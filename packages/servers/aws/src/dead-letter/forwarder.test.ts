import { expect, test, vi } from 'vitest';
import { startForwarder } from './forwarder.ts';

test('letters are forwarded in order, and deleted once they were accepted', async () => {
  const letters = ['a', 'b'];
  const given: string[] = [];
  const forwarder = startForwarder({
    list: () => letters,
    forward: async (letter) => {
      given.push(letter);
    },
    forget: () => letters.shift(),
  });
  forwarder.wake();
  await expect.poll(() => letters).toEqual([]);
  letters.push('c');
  forwarder.wake();
  await expect.poll(() => given).toEqual(['a', 'b', 'c']);
  forwarder.stop();
});

test('a letter that is not accepted stays stored and is offered again', async () => {
  vi.useFakeTimers();
  const letters = ['a'];
  let offers = 0;
  const forwarder = startForwarder({
    list: () => letters,
    forward: async () => {
      offers += 1;
      if (offers < 3) throw new Error('nobody is there');
    },
    forget: () => letters.shift(),
  });
  forwarder.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect([offers, letters]).toEqual([1, ['a']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([offers, letters]).toEqual([3, []]);
  forwarder.stop();
  vi.useRealTimers();
});
