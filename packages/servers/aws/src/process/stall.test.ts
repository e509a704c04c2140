import { expect, test } from 'vitest';
import { createStallJudge } from './stall.ts';

const limits = { idleMs: 60_000, cpuMs: 300_000, longestMs: 600_000 };

/** Checks once a second for `seconds`; stops at the first verdict. */
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

test('work that uses no CPU time counts as stuck after a minute', () => {
  expect(watch(1000, {})).toEqual({
    why: 'it used hardly any CPU time for 60 s, adjusted for load',
    after: 60,
  });
});

test('a process that uses a little CPU time at intervals counts as stuck', () => {
  expect(watch(1000, { share: 0.05 })).toMatchObject({ after: 60 });
});

test('an endless loop counts as stuck once it has used too much CPU time', () => {
  expect(watch(1000, { share: 1 })).toEqual({
    why: 'it used 300 s of CPU time without progress',
    after: 300,
  });
});

test('a process that makes no progress finally counts as stuck', () => {
  expect(watch(1000, { share: 0.2 })).toEqual({
    why: 'it made no progress for 600 s, adjusted for load',
    after: 600,
  });
});

test('on a machine with thirty times the load, the same wait may take thirty times as long', () => {
  expect(watch(1799, { slowness: 30 }).why).toBeUndefined();
  expect(watch(2000, { slowness: 30 })).toMatchObject({ after: 1800 });
  expect(watch(10_000, { slowness: 30, share: 1 / 30 })).toMatchObject({ after: 9000 });
});

test('signs of progress reset the count', () => {
  expect(watch(10_000, { progressEvery: 50 }).why).toBeUndefined();
});

test('the time in which a machine slept does not count', () => {
  const judge = createStallJudge(limits);
  judge.look(0, 0, 1);
  expect(judge.look(8 * 3_600_000, 0, 1)).toBeUndefined();
});
