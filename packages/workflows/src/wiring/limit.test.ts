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

/** Environments of an account; AWS lets nobody reserve 100 of them. */
const environments = 1_000;
const neverReserved = 100;

it('the largest purchase is assembled before its function ends', () => {
  expect(functions['assemble-dataset'].timeoutSeconds * assembledBytesPerSecond).toBeGreaterThan(mostBytes);
});

it('Parquet is made, and packed with the certified files, before that time is over', () => {
  const seconds = mostDerivedBytes / derivedBytesPerSecond + (2 * mostDerivedBytes) / assembledBytesPerSecond;
  expect(functions['assemble-dataset'].timeoutSeconds).toBeGreaterThan(seconds);
});

it('what is not reserved is enough for every function that has no reservation of its own', () => {
  const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
  const others = Object.keys(functions).filter(
    (name) => reservedConcurrency[name as FunctionName] === undefined,
  );
  expect(environments - reserved).toBeGreaterThanOrEqual(4 * others.length);
});

it('all reservations together leave what nobody may reserve', () => {
  const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
  expect(reserved).toBeLessThanOrEqual(environments - neverReserved);
});

describe.each(Object.entries(routeThrottles))('%s', (route, { ratePerSecond, burst, holdsSeconds }) => {
  const { fn } = routes[route as RouteKey];

  it('lets in no more than its function has environments for', () => {
    expect(burst + ratePerSecond * holdsSeconds).toBeLessThanOrEqual(reservedConcurrency[fn] ?? 0);
  });

  it('has its function for itself, so that no other route is held up by it', () => {
    expect(Object.values(routes).filter((other) => other.fn === fn)).toHaveLength(1);
  });

  it('is answered before its function ends', () => {
    expect(holdsSeconds).toBeLessThan(functions[fn].timeoutSeconds);
  });
});

it('every step of a workflow, and everything that holds the chain lane, has environments of its own', () => {
  const called = new Set<FunctionName>();
  for (const { define } of Object.values(workflows))
    define((fn) => {
      called.add(fn);
      return fn;
    });
  called.add('on-chain-tick').add('sign-append').add('sign-claims');
  expect([...called].filter((fn) => reservedConcurrency[fn] === undefined)).toEqual([]);
});

it('whatever changes the counts of a pool has a limit, however many uploads are completed at once', () => {
  const readers = Object.entries<Fn>(functions).filter(
    ([, { links }]) => links.includes('SummaryTable') && links.includes('EditionTable'),
  );
  expect(readers.map(([name]) => name)).toContain('on-contribution-completed');
  for (const [name] of readers)
    expect(reservedConcurrency[name as FunctionName], name).toBeLessThanOrEqual(8);
});

it('a function that another one waits for, or that waits for one, stands in no queue behind work', () => {
  const called = new Set<string>(Object.values(functionLinks));
  for (const [name, fn] of Object.entries<Fn>(functions)) {
    const calls = fn.links.some((link) => Object.hasOwn(functionLinks, link));
    if (calls || called.has(name)) expect([name, fn.waits]).toEqual([name, true]);
  }
});

it('of everything that a clock starts every few minutes and that lets workflows go on, one runs at a time', () => {
  const scheduled = new Set<string>(Object.values(schedules).map(({ target }) => target));
  const sweeps = Object.entries<Fn>(functions).filter(
    ([name, { resumes }]) => resumes !== undefined && scheduled.has(name),
  );
  expect(sweeps.length).toBeGreaterThan(2);
  for (const [name] of sweeps) expect(reservedConcurrency[name as FunctionName], name).toBe(1);
});
