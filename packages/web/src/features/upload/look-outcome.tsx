import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { Notice } from '../../ui/message/notice.tsx';
import { LookProgress } from './look/look-progress.tsx';
import type { LookState } from './look/look-state.ts';
import { Refusal } from './refusal.tsx';

interface LookOutcomeProps {
  readonly looking: LookState;
  /** Whether Upload was pressed and waits for the look. */
  readonly isWaiting: boolean;
  readonly onStop: () => void;
  /** Called with the complete files, to include the omitted groups again. */
  readonly onPutBack: (whole: readonly File[]) => void;
  readonly onAnother: () => void;
  readonly onSendAnyway: () => void;
}

/** Shows the progress of the look, or why it ended without a result. */
export function LookOutcome({
  looking,
  isWaiting,
  onStop,
  onPutBack,
  onAnother,
  onSendAnyway,
}: LookOutcomeProps) {
  switch (looking.kind) {
    case 'looking':
      return <LookProgress progress={looking.progress} isWaiting={isWaiting} onCancel={onStop} />;
    case 'failed':
      return (
        <Notice tone="warn" role="status" title="We could not look into it here.">
          {looking.reason}{' '}
          {looking.leaveOut.length === 0
            ? 'You may send it all the same: it is checked after the upload.'
            : `Nothing is sent with ${listNames(looking.leaveOut)} in it: press Upload to try once more, or tick again what may go.`}
        </Notice>
      );
    case 'rejected': {
      const { rejection, files, whole } = looking;
      return (
        <Refusal
          rejection={rejection}
          onPutBack={whole && (() => onPutBack(whole.files))}
          onAnother={onAnother}
          onSendAnyway={files && onSendAnyway}
        />
      );
    }
    default:
      return null;
  }
}
