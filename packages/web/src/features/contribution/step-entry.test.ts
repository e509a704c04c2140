import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { expect, it } from 'vitest';
import { progressText, stepEntries } from './step-entry.ts';

const waiting = { state: 'waiting' } as const;
const running: Contribution = {
  contributionId: 'c1',
  dataPoolId: 'spotify',
  fileName: 'my_spotify_data.zip',
  sizeBytes: 2048,
  createdAt: '2026-11-05T00:00:00Z',
  updatedAt: '2026-11-05T00:00:01Z',
  state: 'running',
  steps: {
    'check-authenticity': { state: 'done', note: 'Genuine.', findings: [{ label: 'Records', value: '12' }] },
    'score-quality': { state: 'running', progress: { done: 1024, total: 2048, unit: 'bytes' } },
    'mask-personal-information': waiting,
    'insert-merkle-leaf': waiting,
    'update-root-on-chain': waiting,
    'complete-contribution': waiting,
  },
};

it('shows six waiting steps before the upload is registered', () => {
  expect(stepEntries(undefined).map((entry) => entry.state)).toEqual(Array(6).fill('waiting'));
});

it('prefers a step’s own note over the description of the step', () => {
  const [check, score] = stepEntries(running);
  expect(check?.note).toBe('Genuine.');
  expect(score?.note).toMatch(/how complete/);
  expect(score?.progress?.text).toBe('1.0 KB of 2.0 KB');
});

it('writes progress in words', () => {
  expect(progressText({ done: 1200, total: 30000, unit: 'records' })).toBe('1,200 of 30,000 records');
});
