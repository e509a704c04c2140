import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useMemo, useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../../ui/message/load-failure.tsx';
import { useWorkflow } from './get-workflows.ts';
import { graphStates, type StateStatus } from './graph-state.ts';
import type { Counts } from './state-box.tsx';
import css from './state-graph.module.css';
import { StateGraph } from './state-graph.tsx';
import { StatePanel } from './state-panel.tsx';

/** Whether the drawing is open at first: on a narrow screen it would push the content below it out of sight. */
const isWide = (): boolean => matchMedia('(min-width: 1200px)').matches;

interface WorkflowCardProps {
  readonly workflow: WorkflowId;
  readonly counts?: ReadonlyMap<string, Counts> | undefined;
  readonly path?: ReadonlyMap<string, StateStatus>;
  readonly taken?: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly onChoose: (state: string) => void;
}

/** Draws a workflow from its definition: with the path of one execution, or with the number of executions at each state. */
export function WorkflowCard({ workflow, counts, path, taken, chosen, onChoose }: WorkflowCardProps) {
  const [isOpen, setIsOpen] = useState(isWide);
  const query = useWorkflow(workflow);
  const { data, error } = query;
  const states = useMemo(() => data && graphStates(data), [data]);
  const shown = states?.find(({ name }) => name === chosen);
  if (!states && error) return <LoadFailure what="The drawing of the workflow" query={query} />;
  return (
    <details className={css.card} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <h2 className={css.title}>Workflow {workflow}</h2>
        <Icon name="chevron" />
      </summary>
      {states ? (
        <>
          <Legend of={path ? 'one' : 'many'} />
          <StateGraph
            key={workflow}
            label={`Workflow ${workflow}: ${states.length} states. The arrow keys go from one to another.`}
            states={states}
            counts={counts}
            path={path}
            taken={taken}
            chosen={chosen}
            onChoose={onChoose}
          />
          {shown && <StatePanel state={shown} />}
        </>
      ) : (
        isOpen && <Skeleton height={30} />
      )}
    </details>
  );
}

function Legend({ of }: { of: 'one' | 'many' }) {
  return (
    <p className={css.legend}>
      {of === 'one' ? (
        <>
          <span className={css.passedSign}>passed</span>
          <span className={css.waitingSign}>waits</span>
          <span className={css.failedSign}>stopped</span>
        </>
      ) : (
        <>
          <span className={css.runningSign}>here now</span>
          <span className={css.stoppedSign}>stopped here</span>
        </>
      )}
    </p>
  );
}
