import { contributionWorkflow } from '@cgdx/workflows/contribution-workflow.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { reservedConcurrency } from '@cgdx/workflows/wiring/limit.ts';
import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { createEnvironments } from './environments.ts';
import { fitLine } from './fit-line.ts';
import { createLane, type Published } from './lane.ts';
import { percentile } from './percentile.ts';
import { report } from './report.ts';
import { routeOf } from './route.ts';
import { type Scenario, usual } from './scenario.ts';
import { simulate } from './simulate.ts';
import { readMeasured, workSecondsOf } from './step-time.ts';

const day: Scenario = { ...usual, uploadsPerDay: 1_500 };
const quick = () => 0.2;

test('the path through a state machine is read from its definition, and every called function exists', () => {
  const definition = contributionWorkflow((fn) => fn);
  const decisions = { IsLarge: 'PlanUnits', IsGenuine: 'ScoreQuality', IsNew: 'MaskUnits' };
  const { stops, transitions } = routeOf(definition, decisions);
  expect(stops.map(({ fn, how }) => `${how} ${fn}`)).toEqual([
    'once plan-units',
    'each observe-units',
    'once check-authenticity',
    'once score-quality',
    'each mask-units',
    'once mask-personal-information',
    'once insert-merkle-leaf',
    'wait update-root-on-chain',
    'once complete-contribution',
  ]);
  expect(stops.filter(({ fn }) => !(fn in functions))).toEqual([]);
  expect(transitions).toBe(14);
  expect(() => routeOf(definition, {})).toThrow('Say where the choice "IsLarge" leads.');
});

test('simultaneous requests to the lane share a transaction, which is mined in the next block and confirmed', () => {
  const clock = createClock();
  const published: Published[] = [];
  const times = { ...usual.lane, blockSeconds: 6, confirmations: 3, draftSeconds: 1 };
  const lane = createLane(clock, times, (update) => published.push(update));
  const served: number[] = [];
  for (let n = 0; n < 300; n += 1) lane.publish('claims', () => served.push(clock.now()));
  clock.runUntil(100);
  expect(published.map(({ count, minedAt }) => [count, minedAt])).toEqual([
    [250, 6],
    [50, 30],
  ]);
  expect(served).toHaveLength(300);
  expect(Math.min(...served)).toBeGreaterThan(24);
});

test('many claims to banks do not delay roots for ever', () => {
  const clock = createClock();
  const kinds: string[] = [];
  const lane = createLane(clock, usual.lane, ({ kind }) => kinds.push(kind));
  for (let n = 0; n < 2_500; n += 1) lane.publish('bankClaims', () => undefined);
  for (let n = 0; n < 10; n += 1) lane.publish('leaves', () => undefined);
  clock.runUntil(500);
  for (let n = 0; n < 10; n += 1) lane.publish('leaves', () => undefined);
  clock.runUntil(1_000);
  expect(kinds).toEqual([
    'leaves',
    ...Array(kinds.lastIndexOf('leaves') - 1).fill('bankClaims'),
    'leaves',
    ...Array(kinds.length - 1 - kinds.lastIndexOf('leaves')).fill('bankClaims'),
  ]);
  expect(kinds).toHaveLength(12);
});

test('a call without a free environment is refused, retried, and completed', () => {
  const clock = createClock();
  const pool = createEnvironments(clock, 2, () => 0.5);
  let done = 0;
  for (let n = 0; n < 9; n += 1) pool.call(1, () => void done++);
  clock.runUntil(100);
  expect(done).toBe(9);
  expect(pool.mostBusy()).toBe(2);
  expect(pool.refused()).toBeGreaterThanOrEqual(7);
});

test('on a day of a million uploads, claims keep up on both rails', () => {
  const outcome = simulate({ ...usual, uploadsPerDay: 1e6 }, workSecondsOf(readMeasured()));
  const said = report(outcome).join('\n');
  expect(said).not.toContain('too slow');
  const { wallet, bank } = outcome.payouts;
  const asked = wallet.length + bank.length + (outcome.moments.at(-1)?.claims ?? 0);
  expect(asked).toBeGreaterThan(400_000);
  // The longest waits occur in the busiest hours.
  expect(percentile(wallet, 0.99)).toBeLessThan(3 * 3_600);
  expect(percentile(bank, 0.99)).toBeLessThan(600);
});

test('a quiet day ends with empty queues, and the same seed gives the same day', () => {
  const outcome = simulate(day, quick);
  expect(outcome.uploads).toBeGreaterThan(0.9 * day.uploadsPerDay);
  expect(outcome.completed.length).toBeGreaterThan(outcome.uploads * 0.85);
  const leaves = outcome.updates.filter(({ kind }) => kind === 'leaves');
  const published = leaves.reduce((sum, { count }) => sum + count, 0);
  expect(published).toBeGreaterThanOrEqual(outcome.completed.length);
  expect(outcome.refused.size).toBe(0);
  expect(report(outcome).join('\n')).not.toContain('too slow');
  expect(simulate(day, quick)).toEqual(outcome);
  expect(simulate({ ...day, seed: '2' }, quick).uploads).not.toBe(outcome.uploads);
});

test('too much load for a function shows as throttled calls and a growing number of uploads under way', () => {
  const limit = reservedConcurrency['check-authenticity'] ?? 0;
  const slow = (fn: string) => (fn === 'check-authenticity' ? (86_400 / day.uploadsPerDay) * limit * 2 : 0.2);
  const outcome = simulate({ ...day, peak: 1 }, slow);
  expect(outcome.mostBusy.get('check-authenticity')).toBe(limit);
  expect(outcome.refused.get('check-authenticity')).toBeGreaterThan(0);
  expect(report(outcome).find((line) => line.startsWith('under way'))).toContain('too slow');
});

test('a line through measured points has no slope below zero', () => {
  const at = (megabytes: number, seconds: number) => ({ megabytes, seconds });
  expect(fitLine([at(1, 3), at(2, 5), at(4, 9)])).toEqual({ seconds: 1, secondsPerMb: 2 });
  expect(fitLine([at(1, 3), at(2, 2)])).toEqual({ seconds: 2.5, secondsPerMb: 0 });
  // With a single size, the time is proportional to it; without a size, it is the same for all.
  expect(fitLine([at(50, 1), at(50, 3)])).toEqual({ seconds: 0, secondsPerMb: 0.04 });
  expect(fitLine([at(0, 1), at(0, 3)])).toEqual({ seconds: 2, secondsPerMb: 0 });
});
