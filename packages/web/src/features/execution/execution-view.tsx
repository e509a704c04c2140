import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { causeOf } from '../../lib/operator/failure-cause.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { FailureCauseNotice } from '../../ui/message/failure-cause-notice.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import css from './execution.module.css';
import { ExecutionFacts } from './execution-facts.tsx';
import { ExecutionStatusChip } from './execution-status.tsx';
import { useExecution } from './get-execution.ts';
import { statusByState, transitionsTaken } from './graph/graph-state.ts';
import { WorkflowCard } from './graph/workflow-card.tsx';
import { RedriveDialog } from './redrive-dialog.tsx';
import { stepEntries } from './step-entry.ts';
import { StopDialog } from './stop-dialog.tsx';

interface ExecutionViewProps {
  readonly workflow: WorkflowId;
  readonly executionId: string;
}

/** One execution: its subject, its path through the workflow, each step, and the actions on it. */
export function ExecutionView({ workflow, executionId }: ExecutionViewProps) {
  const query = useExecution(workflow, executionId);
  const { data, error } = query;
  if (!data && error instanceof ApiError && error.status === 404) return <NoSuchExecution />;
  if (!data && error) return <LoadFailure what="The execution" query={query} />;
  if (!data)
    return (
      <div className={css.view} role="status" aria-label="Loading the execution">
        <Skeleton height={9} />
        <Skeleton height={28} />
      </div>
    );
  return (
    <div className={css.view}>
      {error && <LoadFailure query={query} />}
      <Detail execution={data} />
    </div>
  );
}

function Detail({ execution }: { execution: ExecutionDetail }) {
  const { error, status, workflow } = execution;
  const path = useMemo(() => statusByState(execution), [execution]);
  const taken = useMemo(() => transitionsTaken(execution), [execution]);
  const entries = useMemo(() => stepEntries(execution), [execution]);
  const steps = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();

  /** Scrolls from a state of the drawing to the last step of that state, and opens it. */
  function show(state: string) {
    setChosen(state);
    const at = entries.findLastIndex(({ key }) => key.startsWith(`${state} `));
    const line = steps.current?.querySelectorAll('ol > li')[at];
    const details = line?.querySelector('details');
    if (details) details.open = true;
    line?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Card title="About it" aside={<ExecutionStatusChip status={execution.status} />}>
          {error !== undefined && status !== 'running' && status !== 'succeeded' && (
            <div className={css.cause}>
              <FailureCauseNotice error={error} attempts={attemptsOf(execution)} of={workflow} />
            </div>
          )}
          <ExecutionFacts execution={execution} />
          <Actions execution={execution} />
        </Card>
        <Card title="Steps">
          {!execution.isWhole && (
            <Notice tone="warn" title="Only the first steps are shown.">
              The history is longer than the part that is read.
            </Notice>
          )}
          <div ref={steps}>
            <Timeline label="Steps of the execution" entries={entries} />
          </div>
        </Card>
      </div>
      <WorkflowCard workflow={execution.workflow} path={path} taken={taken} chosen={chosen} onChoose={show} />
    </div>
  );
}

/** Returns the number of attempts of the last failed step. */
const attemptsOf = ({ steps }: ExecutionDetail): number =>
  steps.findLast(({ outcome }) => outcome === 'failed')?.attempts.length ?? 1;

function Actions({ execution }: { execution: ExecutionDetail }) {
  const { redrive, stop, workflow, executionId, error } = execution;
  const [asked, setAsked] = useState<'redrive' | 'stop'>();
  const close = () => setAsked(undefined);
  return (
    <div className={css.actions}>
      <div className={css.buttons}>
        <Button
          look={causeOf(error, attemptsOf(execution)).remedy === 'now' ? 'primary' : 'secondary'}
          disabled={!redrive.isPossible}
          onClick={() => setAsked('redrive')}
        >
          {redrive.how === 'new-execution' ? 'Begin Anew' : 'Redrive'}
        </Button>
        <Button look="danger" disabled={!stop.isPossible} onClick={() => setAsked('stop')}>
          Stop
        </Button>
      </div>
      {!redrive.isPossible && redrive.why && <p className={css.why}>{redrive.why}</p>}
      {!stop.isPossible && stop.why && stop.why !== redrive.why && <p className={css.why}>{stop.why}</p>}
      <RedriveDialog
        executions={asked === 'redrive' ? [{ workflow, executionId }] : undefined}
        about={redrive.why}
        onClose={close}
        onDone={close}
      />
      <StopDialog
        open={asked === 'stop'}
        execution={{ workflow, executionId }}
        about={stop.why}
        onClose={close}
      />
    </div>
  );
}

const NoSuchExecution = () => (
  <Empty
    title="There is no such execution."
    actions={
      <LinkButton to="/operator/executions" size="small">
        See All Executions
      </LinkButton>
    }
  >
    Executions are kept for 90 days after they end.
  </Empty>
);
