import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueDeliveries } from '../delivery/delivery-store.ts';
import type { Place } from '../entry/publish.ts';
import { getRule, putRule, putTarget, type Rule } from '../rule/rule-store.ts';
import { openEventDatabase } from '../store/event-database.ts';
import { startScheduler } from './scheduler.ts';

const rule: Rule = {
  bus: 'default',
  name: 'tick',
  description: undefined,
  pattern: undefined,
  schedule: 'rate(1 minute)',
  state: 'ENABLED',
  roleArn: undefined,
  tags: {},
  nextAt: Date.parse('2026-01-01T00:01:00Z'),
};
let directory: string;
let place: Place;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  directory = mkdtempSync(join(tmpdir(), 'scheduler-'));
  place = { database: openEventDatabase(directory), region: 'r', accountId: '1' };
  putRule(place.database, rule);
  putTarget(place.database, rule, { Id: 't', Arn: 'arn:aws:lambda:r:1:function:f' });
});

afterEach(() => {
  vi.useRealTimers();
  place.database.close();
  rmSync(directory, { recursive: true });
});

const fired = () => dueDeliveries(place.database, Date.now(), 100);

it('fires a scheduled event at each of its times', () => {
  const scheduler = startScheduler(place, () => {});
  vi.advanceTimersByTime(59_000);
  expect(fired()).toHaveLength(0);
  vi.advanceTimersByTime(62_000);
  expect(fired()).toHaveLength(2);
  expect(JSON.parse(fired()[0]!.input)).toMatchObject({
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    time: '2026-01-01T00:01:00Z',
    resources: ['arn:aws:events:r:1:rule/tick'],
    detail: {},
  });
  scheduler.stop();
});

it('an event whose time was missed while the server was down fires once, at the start', () => {
  vi.setSystemTime(new Date('2026-01-01T03:00:30Z'));
  const scheduler = startScheduler(place, () => {});
  expect(fired()).toHaveLength(1);
  expect(getRule(place.database, 'default', 'tick').nextAt).toBe(Date.parse('2026-01-01T03:01:30Z'));
  scheduler.stop();
});

it('a disabled rule does not fire', () => {
  putRule(place.database, { ...rule, state: 'DISABLED' });
  const scheduler = startScheduler(place, () => {});
  vi.advanceTimersByTime(300_000);
  expect(fired()).toHaveLength(0);
  scheduler.stop();
});
