import { expect, test } from 'vitest';
import { createStallJudge } from './stall.ts';

const limits = { idleMs: 60_000, cpuMs: 300_000, longestMs: 600_000 };

/** Looks once a second for `seconds`; stops at the first verdict. */
function watch(
  seconds: number,
  {
    share = 0,
    slowness = 1,
    progressEvery = Number.POSITIVE_INFINITY,
  }: { share?: number; slowness?: number; progressEvery?: number },
): { why: string | undefined; after: number } {
  const judge = createStallJudge(limits);
  for (let second = 0; second <= seconds; second++) {
    if (second % progressEvery === 0) judge.progress();
    const why = judge.look(second * 1000, second * 1000 * share, slowness);
    if (why !== undefined) return { why, after: second };
  }
  return { why: undefined, after: seconds };
}

test('work that computes nothing is stuck after a minute', () => {
  expect(watch(1000, {})).toEqual({ why: 'nothing was computed for 60 s of a free machine', after: 60 });
});

test('a process that computes a little now and then counts as stuck', () => {
  expect(watch(1000, { share: 0.05 })).toMatchObject({ after: 60 });
});

test('a loop without an end is stuck once it has computed for too long', () => {
  expect(watch(1000, { share: 1 })).toEqual({ why: 'it computed for 300 s without an end', after: 300 });
});

test('a process that computes without end counts as stuck in the end', () => {
  expect(watch(1000, { share: 0.2 })).toEqual({ why: 'no end after 600 s of a free machine', after: 600 });
});

test('beside thirty times as much other work the same waiting is thirty times as long', () => {
  expect(watch(1799, { slowness: 30 }).why).toBeUndefined();
  expect(watch(2000, { slowness: 30 })).toMatchObject({ after: 1800 });
  expect(watch(10_000, { slowness: 30, share: 1 / 30 })).toMatchObject({ after: 9000 });
});

test('signs of progress begin the count anew', () => {
  expect(watch(10_000, { progressEvery: 50 }).why).toBeUndefined();
});

test('a machine that slept does not count as one that was free', () => {
  const judge = createStallJudge(limits);
  judge.look(0, 0, 1);
  expect(judge.look(8 * 3_600_000, 0, 1)).toBeUndefined();
});
