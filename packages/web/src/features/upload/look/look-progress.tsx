import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ProgressBar } from '../../../ui/value/progress-bar.tsx';
import css from './look.module.css';
import type { Progress } from './look-message.ts';

interface LookProgressProps {
  readonly progress: Progress | undefined;
  /** Whether Upload was pressed and waits for the look. */
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
}

const words = {
  packing: 'Packing your folder',
  reading: 'Looking at your export',
  masking: 'Masking a sample',
} as const;

/** Shows how far the export has been read on this device. */
export function LookProgress({ progress, isWaiting, onCancel }: LookProgressProps) {
  const { stage = 'reading', doneBytes = 0, totalBytes = 0 } = progress ?? {};
  const isKnown = totalBytes > 0;
  return (
    <div className={css.progress}>
      <div className={css.progressHead}>
        <p className={css.progressTitle} role="status">
          {words[stage]}, on this device
        </p>
        <span className={`${css.progressText} mono`}>
          {isKnown && `${describeFileSize(doneBytes)} of ${describeFileSize(totalBytes)}`}
        </span>
      </div>
      <ProgressBar label={words[stage]} {...(isKnown && { value: doneBytes / totalBytes })} />
      <div className={css.progressFoot}>
        <p className={css.note}>
          Nothing is sent yet{isWaiting && ': it goes by itself once this is done and you have agreed'}.
        </p>
        <Button size="small" look="quiet" onClick={onCancel}>
          Stop Looking
        </Button>
      </div>
    </div>
  );
}
