import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { ArrivedNotice } from './arrived-notice.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Failure, UploadState } from './upload-state.ts';

const nothing = () => undefined;
const shown = (state: UploadState) =>
  renderedText(
    <UploadProgress
      poolId="spotify"
      files={[new File(['four'], 'a.zip'), new File(['four'], 'b.zip')]}
      state={state}
      onPause={nothing}
      onResume={nothing}
      onCancel={nothing}
      onDelete={nothing}
    />,
  );
const failed = (failure: Failure) =>
  shown({ kind: 'failed', sentBytes: 4, reason: 'Network Error', failure });

it('a failure shows its reason, how to continue, how long sent files are kept, and a button to delete them', () => {
  const words = failed('sending');
  for (const said of [
    'The upload stopped.',
    'Network Error. Press Upload to go on from there.',
    'kept for a day, then deleted',
    'Delete What Was Sent',
  ])
    expect(words, 'proves error.silent-failures-upload').toContain(said);
  expect(words).not.toContain('Cancel');
});

it('a failed deletion can be repeated; if nothing was sent, there is no button to delete', () => {
  expect(failed('deleting')).toContain('What was sent could not be deleted. Network Error. Try again.');
  expect(failed('deleting')).toContain('Delete What Was Sent');
  expect(failed('nothing-sent')).not.toContain('What Was Sent');
});

it('a running upload can be paused and cancelled, and a paused one resumed', () => {
  const at = { sentBytes: 4, startedAt: '2026-11-05T00:00:00Z' };
  expect(shown({ kind: 'running', ...at })).toMatch(/Pause.*Cancel/);
  expect(shown({ kind: 'paused', ...at })).toMatch(/Resume.*Cancel/);
  expect(shown({ kind: 'deleting' })).toBe('Deleting what was sent.');
});

it('an upload that was complete before it was cancelled links to its contribution, and is not sent again', () => {
  const words = shown({ kind: 'arrived', contributionId: 'one' });
  expect(words, 'proves contribute.arrived-before-given').toContain(
    'It was not deleted: the upload was complete already.',
  );
  expect(words).toContain('withdraw it on your account page');
  expect(words).not.toMatch(/again|What Was Sent/i);
  const link = renderedMarkup(<ArrivedNotice poolId="spotify" contributionId="one" isGivenUp={false} />);
  expect(link).toContain('href="/datapool/contribute/spotify?contribution=one"');
  expect(link).not.toContain('deleted');
});

it('after a reload, an unfinished upload can be continued or deleted', () => {
  const file = { fileName: 'a.zip', objectName: '1', sizeBytes: 4, lastModifiedMs: 1, isSent: true };
  const words = renderedText(
    <UnfinishedNotice
      upload={{ contributionId: 'one', touchedAtMs: 0, files: [file, { ...file, fileName: 'b.zip' }] }}
      onDelete={async () => undefined}
    />,
  );
  expect(words).toContain('Choose a.zip and b.zip');
  expect(words).toContain('Delete What Was Sent');
  expect(words).toContain('kept for a day, then deleted');
});
