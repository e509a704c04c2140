import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { describeDuration } from '../../lib/format/duration.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { executionAddress } from '../../lib/operator/address.ts';
import { Button } from '../../ui/control/button.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { LiveTable } from '../../ui/list/live-table.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import css from './execution.module.css';
import { CauseChips, causeTitleOf } from './execution-cause.tsx';
import { canBeRedriven, ExecutionStatusChip } from './execution-status.tsx';
import { keyOfExecution, useExecutions } from './list-executions.ts';
import { RedriveDialog } from './redrive-dialog.tsx';
import type { ExecutionName } from './redrive-executions.ts';
import { everyExecution, type Search } from './search.ts';

const nameColumn: Column<Execution> = {
  title: 'Execution',
  widthRem: 6.5,
  grows: true,
  cell: ({ workflow, executionId }) => (
    <Link className={`${css.link} mono`} to={executionAddress(workflow, executionId)} title={executionId}>
      {shorten(executionId)}
    </Link>
  ),
};
const otherColumns: readonly Column<Execution>[] = [
  { title: 'Status', widthRem: 6, cell: ({ status }) => <ExecutionStatusChip status={status} /> },
  { title: 'Cause', widthRem: 8, grows: true, cell: (row) => causeTitleOf(row) },
  { title: 'Started', widthRem: 9, grows: true, cell: ({ startedAt }) => describeTime(startedAt) },
  { title: 'Took', widthRem: 5, isNumber: true, cell: tookOf },
  { title: 'Redriven', widthRem: 3.75, isNumber: true, cell: ({ redrives }) => redrives || undefined },
];
const ofOneWorkflow = [nameColumn, ...otherColumns];
const ofAnyWorkflow: readonly Column<Execution>[] = [
  nameColumn,
  { title: 'Workflow', widthRem: 6, cell: ({ workflow }) => workflow },
  ...otherColumns,
];

function tookOf({ startedAt, endedAt }: Execution) {
  const end = endedAt === undefined ? Date.now() : Date.parse(endedAt);
  return describeDuration(Math.max(0, end - Date.parse(startedAt)));
}

interface ExecutionListProps {
  readonly search: Search;
  readonly onSearch: (some: Partial<Search>) => void;
}

/** A list of executions; failed ones can be selected and redriven together. */
export function ExecutionList({ search, onSearch }: ExecutionListProps) {
  const loaded = useExecutions(search);
  const list = {
    ...loaded,
    rows: loaded.rows?.filter((row) => search.cause === '' || causeTitleOf(row) === search.cause),
  };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly ExecutionName[]>();
  const redrivable = (list.rows ?? []).filter(
    (row) => chosen.has(keyOfExecution(row)) && canBeRedriven(row.status),
  );
  return (
    <>
      <CauseChips rows={loaded.rows ?? []} chosen={search.cause} onChoose={(cause) => onSearch({ cause })} />
      {redrivable.length > 0 && (
        <p className={css.chosen}>
          <span role="status">{redrivable.length} chosen</span>
          <Button size="small" look="primary" onClick={() => setAsked(redrivable)}>
            Redrive {redrivable.length === 1 ? '1 Execution' : `${redrivable.length} Executions`}
          </Button>
          <Button size="small" look="quiet" onClick={() => setChosen(new Set())}>
            Choose None
          </Button>
        </p>
      )}
      {/* The results stand above the list, which may have thousands of rows. */}
      <RedriveDialog
        executions={asked}
        onClose={() => setAsked(undefined)}
        onDone={() => setChosen(new Set())}
      />
      <LiveTable
        what="executions"
        list={list}
        columns={search.text ? ofAnyWorkflow : ofOneWorkflow}
        keyOf={keyOfExecution}
        selection={{
          chosen,
          isPossible: ({ status }) => canBeRedriven(status),
          nameOf: ({ executionId }) => `execution ${shorten(executionId)}`,
          choose: (keys, to) =>
            setChosen((before) =>
              to ? new Set([...before, ...keys]) : new Set([...before].filter((key) => !keys.includes(key))),
            ),
        }}
        empty={<NoExecution search={search} onSearch={onSearch} />}
      />
    </>
  );
}

function NoExecution({ search, onSearch }: ExecutionListProps) {
  const isFiltered = search.cause !== '' || search.status !== '' || search.state !== '' || search.text !== '';
  if (!isFiltered)
    return <Empty title="There is no execution yet.">The first contribution starts one.</Empty>;
  return (
    <Empty
      title="No execution fits."
      actions={
        <Button size="small" onClick={() => onSearch({ ...everyExecution, workflow: search.workflow })}>
          Show All
        </Button>
      }
    >
      Leave out the status, the state or the cause, or search for something else.
    </Empty>
  );
}
