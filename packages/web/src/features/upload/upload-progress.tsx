import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { useMemo } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { ArrivedNotice } from './arrived-notice.tsx';
import { totalSize } from './chosen.ts';
import { onePartBytes } from './send-files.ts';
import { keptSentence } from './unfinished.ts';
import css from './upload.module.css';
import type { Failure, UploadState } from './upload-state.ts';

interface UploadProgressProps {
  readonly poolId: string;
  readonly files: readonly File[];
  readonly state: UploadState;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Shows the transfer of the files as one line of the timeline, with its buttons. */
export function UploadProgress({
  poolId,
  files,
  state,
  onPause,
  onResume,
  onCancel,
  onDelete,
}: UploadProgressProps) {
  const entries = useMemo(() => entriesOf(files, state), [files, state]);
  if (state.kind === 'idle' || state.kind === 'sent') return null;
  if (state.kind === 'deleting') return <Notice role="status" title="Deleting what was sent." />;
  if (state.kind === 'arrived')
    return <ArrivedNotice poolId={poolId} contributionId={state.contributionId} isGivenUp />;
  return (
    <div className={css.progress}>
      <Timeline label="Upload" entries={entries} />
      {state.kind === 'failed' ? (
        <Notice
          tone="fail"
          role="alert"
          title={state.failure === 'deleting' ? 'What was sent could not be deleted.' : 'The upload stopped.'}
          action={
            state.failure !== 'nothing-sent' && (
              <Button size="small" look="danger" onClick={onDelete}>
                Delete What Was Sent
              </Button>
            )
          }
        >
          {state.reason.replace(/\.?$/, '.')} {adviceOf[state.failure]}
        </Notice>
      ) : (
        <div className={css.controls}>
          {(files.length > 1 || totalSize(files) > onePartBytes) && state.kind === 'running' && (
            <Button size="small" onClick={onPause}>
              <Icon name="pause" size={16} />
              Pause
            </Button>
          )}
          {state.kind === 'paused' && (
            <Button size="small" look="primary" onClick={onResume}>
              <Icon name="play" size={16} />
              Resume
            </Button>
          )}
          <Button size="small" look="danger" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}

const adviceOf: Readonly<Record<Failure, string>> = {
  sending: `Press Upload to go on from there. ${keptSentence}`,
  deleting: `Try again. ${keptSentence}`,
  'nothing-sent': '',
};

function entriesOf(files: readonly File[], state: UploadState): TimelineEntry[] {
  if (!('sentBytes' in state)) return [];
  const totalBytes = totalSize(files);
  const preparing = state.kind === 'running' && state.sentBytes === 0;
  return [
    {
      key: 'upload',
      title: 'Upload your export',
      state: state.kind,
      startedAt: state.kind === 'running' ? state.startedAt : undefined,
      note: preparing
        ? 'Computing a checksum, so that what arrives is exactly what you sent.'
        : state.kind === 'paused'
          ? 'Paused. Everything sent so far is kept.'
          : undefined,
      progress: preparing
        ? undefined
        : {
            done: state.sentBytes,
            total: totalBytes,
            text: `${describeFileSize(state.sentBytes)} of ${describeFileSize(totalBytes)}`,
          },
    },
  ];
}
