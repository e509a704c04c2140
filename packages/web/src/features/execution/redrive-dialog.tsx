import { useState } from 'react';
import { Link } from 'react-router';
import { explain } from '../../lib/api/api-error.ts';
import { mayBeDone } from '../../lib/api/may-be-done.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { executionAddress } from '../../lib/operator/address.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { Notice } from '../../ui/message/notice.tsx';
import { ReasonDialog } from '../../ui/surface/reason-dialog.tsx';
import css from './execution.module.css';
import { type ExecutionName, type Redriven, type Stopped, useRedrive } from './redrive-executions.ts';

interface RedriveDialogProps {
  /** Undefined before the first request. */
  readonly executions: readonly ExecutionName[] | undefined;
  /** A warning before the redrive, in one sentence. */
  readonly about?: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for a reason, redrives the executions, and shows the result of each. */
export function RedriveDialog({ executions, about, onClose, onDone }: RedriveDialogProps) {
  const { mutate, isPending, error, reset } = useRedrive();
  const [redriven, setRedriven] = useState<Redriven>();
  const shown = useRetained(executions) ?? [];
  const what = shown.length === 1 ? 'this execution' : `${shown.length} executions`;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <>
      <ReasonDialog
        open={executions !== undefined}
        title={`Redrive ${what}?`}
        action={shown.length === 1 ? 'Redrive' : `Redrive ${shown.length} Executions`}
        busy={isPending}
        error={error}
        onClose={close}
        onSend={(reason) =>
          mutate(
            { executions: shown, reason },
            {
              onSuccess: (done) => {
                setRedriven(done);
                onDone();
                close();
              },
            },
          )
        }
      >
        <p>
          {shown.length === 1 ? 'It goes' : 'Each goes'} on from the state that failed; what is done already
          is not done again. Whatever is older than 14 days begins anew with the same input.
        </p>
        {about && <p>{about}</p>}
      </ReasonDialog>
      {redriven && <RedriveResults {...redriven} />}
    </>
  );
}

/** The results of the executions that were tried. */
export function RedriveResults({ results, stopped }: Redriven) {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const restarted = results.filter(({ outcome }) => outcome === 'restarted');
  const goOn = results.length - refused.length;
  return (
    <Notice
      tone={refused.length > 0 || stopped ? 'warn' : 'good'}
      role="status"
      title={`${goOn} of ${results.length} ${goOn === 1 ? 'goes' : 'go'} on.`}
    >
      {stopped && <StoppedEarly stopped={stopped} />}
      {[...restarted, ...refused].length > 0 && (
        <ul className={css.results}>
          {restarted.map(({ workflow, executionId }) => (
            <li key={executionId}>
              It was too old to go on:{' '}
              <Link to={executionAddress(workflow, executionId)}>{shorten(executionId)}</Link> began with the
              same input.
            </li>
          ))}
          {refused.map(({ executionId, message, code }) => (
            <li key={executionId}>
              <span className="mono">{shorten(executionId)}</span>: {message ?? code ?? 'It was refused.'}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Says, after a failed call, how many results are unknown and how many executions were not tried. */
function StoppedEarly({ stopped: { error, unanswered, notTried } }: { stopped: Stopped }) {
  return (
    <p>
      {mayBeDone(error) ? (
        <>
          Then a call failed: it is not known whether the next {unanswered} go on. Before you redrive them
          again, look in the <Link to="/operator/audit">audit log</Link>.
        </>
      ) : (
        `The next ${unanswered} were refused: ${explain(error)}`
      )}
      {notTried > 0 && ` The last ${notTried} were not tried.`}
    </p>
  );
}
