import { expect, it } from 'vitest';
import { idle, nextUploadState, type UploadEvent, type UploadState } from './upload-state.ts';

const after = (...events: UploadEvent[]): UploadState => events.reduce(nextUploadState, idle);
const started: UploadEvent = { kind: 'started', at: '2026-11-05T00:00:00Z' };

it('never moves the progress bar back, even after a pause', () => {
  const state = after(
    started,
    { kind: 'progressed', sentBytes: 900 },
    { kind: 'paused' },
    { kind: 'resumed' },
    { kind: 'progressed', sentBytes: 500 },
  );
  expect(state, 'proves contribute.multipart-upload-progress').toMatchObject({
    kind: 'running',
    sentBytes: 900,
  });
});

it('keeps the sent bytes after a failure, and continues from there', () => {
  const failed = after(
    started,
    { kind: 'progressed', sentBytes: 700 },
    {
      kind: 'failed',
      reason: 'no net',
      failure: 'sending',
    },
  );
  expect(failed, 'proves contribute.failure-keeps-sent').toMatchObject({ kind: 'failed', sentBytes: 700 });
  expect(nextUploadState(failed, started), 'proves error.storage-no-credentials').toMatchObject({
    kind: 'running',
    sentBytes: 700,
  });
});

it('forgets everything on cancel, and late progress does not bring it back', () => {
  const state = after(
    started,
    { kind: 'progressed', sentBytes: 700 },
    { kind: 'cancelled' },
    { kind: 'progressed', sentBytes: 800 },
  );
  expect(state).toEqual(idle);
});

it('a cancelled upload stays in the state “deleting” whatever late event comes, and the deletion can fail', () => {
  const given = after(started, { kind: 'gave-up' }, { kind: 'progressed', sentBytes: 800 });
  expect(given).toEqual({ kind: 'deleting' });
  expect(nextUploadState(given, { kind: 'failed', reason: 'no net', failure: 'deleting' })).toMatchObject({
    kind: 'failed',
    failure: 'deleting',
  });
});

it('pauses only a running upload, and resumes only a paused one', () => {
  expect(after({ kind: 'paused' }), 'proves state.upload-task-running').toEqual(idle);
  expect(after(started, { kind: 'resumed' })).toMatchObject({ kind: 'running' });
});
