import type { ExecutionStep } from '@cgdx/api/route/operator/execution.ts';
import { expect, it } from 'vitest';
import { stepEntries, stepEntry } from './step-entry.ts';

const startedAt = '2026-11-05T12:00:00.000Z';
const step = (more: Partial<ExecutionStep> = {}): ExecutionStep => ({
  state: 'MaskPersonalInformation',
  type: 'Task',
  startedAt,
  outcome: 'succeeded',
  attempts: [{ startedAt, outcome: 'succeeded', durationMs: 1200 }],
  input: [{ name: 'contributionId', value: 'c-1' }],
  output: [{ name: 'uploadHash', value: 'AAAA' }],
  ...more,
});
const facts = (more: Partial<ExecutionStep>) =>
  (stepEntry(step(more), 0).findings ?? []).map(({ label, value }) => `${label} = ${value}`);

it('a step shows its input and its output', () => {
  expect(stepEntry(step(), 0)).toMatchObject({
    title: 'Mask personal information',
    state: 'done',
    attempts: 1,
  });
  expect(facts({})).toEqual([
    expect.stringMatching(/^Began = .*2026/),
    'Input: contributionId = c-1',
    'Output: uploadHash = AAAA',
  ]);
});

it('a retried step shows how each attempt ended, how long it took and when it began', () => {
  const failed = { startedAt, outcome: 'failed', durationMs: 90_000, error: 'States.Timeout' } as const;
  const attempts = [failed, { startedAt, outcome: 'running' } as const];
  expect(facts({ outcome: 'running', attempts }), 'proves operator.steps-execution-input').toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Attempt 1 = failed after 1 min 30 s, States\.Timeout, began /),
      expect.stringMatching(/^Attempt 2 = running, began /),
    ]),
  );
});

it('a waiting step shows what it waits for, and is not shown as running', () => {
  const waitsFor = 'It waits for an operator’s decision.';
  expect(stepEntry(step({ outcome: 'running', waitsFor }), 0)).toMatchObject({
    state: 'paused',
    note: waitsFor,
  });
});

it('a failed step shows why and is open; if the workflow caught the error, the step says that it went on', () => {
  expect(stepEntry(step({ outcome: 'failed', error: 'Unavailable' }), 0)).toMatchObject({
    state: 'failed',
    note: 'A service that it needs did not answer. (Unavailable)',
    isOpen: true,
  });
  expect(stepEntry(step({ outcome: 'caught', error: 'States.Timeout' }), 0).note).toContain('went on');
});

it('a Map’s item shows its number, counted from one; fields with the same name are numbered', () => {
  const input = ['a', 'b'].map((value) => ({ name: 'leaf', value }));
  expect(stepEntry(step({ state: 'MaskGroup', item: 2 }), 0).title).toBe('Mask group, item 3');
  expect(facts({ input, output: [] }).slice(1)).toEqual(['Input: leaf = a', 'Input: leaf (2) = b']);
});

it('of forty items the failed one is visible, since all finished items share one line', () => {
  const items = Array.from({ length: 40 }, (_, item) =>
    step({ state: 'MaskGroup', item, ...(item === 17 && { outcome: 'failed', error: 'ZodError' }) }),
  );
  const entries = stepEntries({ steps: items });
  expect(
    entries.map(({ title, state, isOpen }) => [title, state, isOpen ?? false]),
    'proves operator.forty-items-failed',
  ).toEqual([
    ['Mask group, 39 items', 'done', false],
    ['Mask group, item 18', 'failed', true],
  ]);
  expect(stepEntries({ steps: items.slice(0, 3) })).toHaveLength(3);
});

it('a Choice state is not listed as a step', () => {
  const steps = [step({ state: 'IsLarge', type: 'Choice' }), step()];
  expect(stepEntries({ steps }).map(({ title }) => title)).toEqual(['Mask personal information']);
});
