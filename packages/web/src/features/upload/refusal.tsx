import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import { Button } from '../../ui/control/button.tsx';
import { LinkedText } from '../../ui/control/linked-text.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from './upload.module.css';

interface RefusalProps {
  readonly rejection: Rejection;
  /** Absent if nothing was omitted. */
  readonly onPutBack?: (() => void) | undefined;
  readonly onAnother: () => void;
  /** Absent if there is nothing to send. */
  readonly onSendAnyway?: (() => void) | undefined;
}

/** Says before the upload why the export would be refused, in the server's own words. */
export function Refusal({ rejection, onPutBack, onAnother, onSendAnyway }: RefusalProps) {
  return (
    <div className={css.refusal}>
      <Notice
        tone="fail"
        role="alert"
        title={rejection.message}
        action={
          <div className={css.refusalActions}>
            {onPutBack ? (
              <Button size="small" look="primary" onClick={onPutBack}>
                Put Everything Back
              </Button>
            ) : (
              <Button size="small" look="primary" onClick={onAnother}>
                Choose Another File
              </Button>
            )}
            {onSendAnyway && (
              <Button size="small" look="quiet" onClick={onSendAnyway}>
                Send It Anyway
              </Button>
            )}
          </div>
        }
      >
        {rejection.advice && <LinkedText text={rejection.advice} />}
      </Notice>
      <p className={css.refusalNote}>
        Nothing was sent. This is what our check would say, too, unless the check has changed since this page
        was loaded.
      </p>
    </div>
  );
}
