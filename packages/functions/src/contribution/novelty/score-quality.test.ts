import { expect, test, vi } from 'vitest';
import { handler } from './score-quality.ts';

vi.mock('./fingerprint.ts', () => ({ findJudgement: async () => undefined }));
vi.mock('./judge-export.ts', () => ({ judgeExport: async () => undefined }));
vi.mock('../inspect/inspection.ts', () => ({ loadInspection: async () => ({}) }));
vi.mock('../record/contribution.ts', () => ({ startStep: async () => ({}) }));
vi.mock('../../ground/workflow/note-standing.ts', () => ({ noteStanding: async () => undefined }));
vi.mock('../../ground/log/metric.ts', async (load) => ({
  ...(await load<object>()),
  recordStepTime: () => undefined,
}));

test('an export without anything new is refused in the words of the specification', async () => {
  const key = {
    contributionId: '3f0c7e1a-5d2b-4b7e-9c1d-0a1b2c3d4e5f',
    userSub: 'ann',
    dataPoolId: 'spotify',
    inspectionKey: 'ann/i.json',
  };
  const { rejection } = (await handler(key, {} as never)) as { rejection?: { message: string } };
  expect(rejection?.message, 'proves contribute.data-already-uploaded').toBe('Data already uploaded');
});
