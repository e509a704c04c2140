import { derivedBytesPerSecond, mostDerivedBytes } from '@cgdx/core/purchase/parquet/parquet-plan.ts';
import { mostBytes } from '@cgdx/core/purchase/quote.ts';
import { describe, expect, it } from 'vitest';
import { workflows } from '../workflow.ts';
import { schedules } from './event.ts';
import type { Fn } from './function/fn.ts';
import { functionLinks } from './function/fn.ts';
import type { FunctionName } from './function.ts';
import { functions } from './function.ts';
import { assembledBytesPerSecond, reservedConcurrency, routeThrottles } from './limit.ts';
import { type RouteKey, routes } from './route.ts';

/** Environments of an account, of which 100 can never be reserved. */
const environments = 1_000;
const neverReserved = 100;

it('the largest purchase is assembled before its function ends', () => {
  expect(functions['assemble-dataset'].timeoutSeconds * assembledBytesPerSecond).toBeGreaterThan(mostBytes);
});

it('Parquet files are made and packed with the certified files before that time is over', () => {
  const seconds = mostDerivedBytes / derivedBytesPerSecond + (2 * mostDerivedBytes) / assembledBytesPerSecond;
  expect(functions['assemble-dataset'].timeoutSeconds).toBeGreaterThan(seconds);
});

it('the unreserved environments are enough for all functions without a reservation', () => {
  const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
  const others = Object.keys(functions).filter(
    (name) => reservedConcurrency[name as FunctionName] === undefined,
  );
  expect(environments - reserved).toBeGreaterThanOrEqual(4 * others.length);
});

it('all reservations together leave the environments that cannot be reserved', () => {
  const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
  expect(reserved).toBeLessThanOrEqual(environments - neverReserved);
});

describe.each(Object.entries(routeThrottles))('%s', (route, { ratePerSecond, burst, holdsSeconds }) => {
  const { fn } = routes[route as RouteKey];

  it('admits no more calls than its function has environments for', () => {
    expect(burst + ratePerSecond * holdsSeconds).toBeLessThanOrEqual(reservedConcurrency[fn] ?? 0);
  });

  it('has a function of its own, so that it delays no other route', () => {
    expect(Object.values(routes).filter((other) => other.fn === fn)).toHaveLength(1);
  });

  it('is answered before its function ends', () => {
    expect(holdsSeconds).toBeLessThan(functions[fn].timeoutSeconds);
  });
});

it('every step of a workflow, and every function of the chain lane, has reserved environments', () => {
  const called = new Set<FunctionName>();
  for (const { define } of Object.values(workflows))
    define((fn) => {
      called.add(fn);
      return fn;
    });
  called.add('on-chain-tick').add('sign-append').add('sign-claims');
  expect([...called].filter((fn) => reservedConcurrency[fn] === undefined)).toEqual([]);
});

it('functions that change the counts of a pool are limited, however many uploads are completed at once', () => {
  const readers = Object.entries<Fn>(functions).filter(
    ([, { links }]) => links.includes('SummaryTable') && links.includes('EditionTable'),
  );
  expect(readers.map(([name]) => name)).toContain('on-contribution-completed');
  for (const [name] of readers)
    expect(reservedConcurrency[name as FunctionName], name).toBeLessThanOrEqual(8);
});

it('a function that another one waits for, or that waits for one, never queues behind work', () => {
  const called = new Set<string>(Object.values(functionLinks));
  for (const [name, fn] of Object.entries<Fn>(functions)) {
    const calls = fn.links.some((link) => Object.hasOwn(functionLinks, link));
    if (calls || called.has(name)) expect([name, fn.waits]).toEqual([name, true]);
  }
});

it('each sweep that a schedule starts every few minutes and that resumes workflows runs one at a time', () => {
  const scheduled = new Set<string>(Object.values(schedules).map(({ target }) => target));
  const sweeps = Object.entries<Fn>(functions).filter(
    ([name, { resumes }]) => resumes !== undefined && scheduled.has(name),
  );
  expect(sweeps.length).toBeGreaterThan(2);
  for (const [name] of sweeps) expect(reservedConcurrency[name as FunctionName], name).toBe(1);
});
