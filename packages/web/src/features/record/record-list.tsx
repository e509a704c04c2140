import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { shorten } from '../../lib/format/shorten.ts';
import type { useLiveList } from '../../lib/live/use-live-list.ts';
import { executionAddress, searchAddress } from '../../lib/operator/address.ts';
import { type ChipChoice, ChoiceChips } from '../../ui/control/choice-chips.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { LiveTable } from '../../ui/list/live-table.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { useRecordCounts } from './count-records.ts';
import { keyOfRecord } from './list-records.ts';
import css from './record.module.css';

interface AnyRecord {
  readonly userHash: string;
  readonly executionId: string;
  readonly code?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The first column: the record's name, with a link to its execution. */
export const nameColumn = <Row extends AnyRecord>(
  workflow: 'contribution' | 'payout' | 'purchase',
  title: string,
  nameOf: (row: Row) => string | undefined,
): Column<Row> => ({
  title,
  widthRem: 8,
  cell: (row) => {
    const name = nameOf(row) ?? row.executionId;
    return (
      <Link className={css.link} to={executionAddress(workflow, row.executionId)} title={name}>
        {shorten(name)}
      </Link>
    );
  },
});

/** The last columns, which all lists share. */
const lastColumns = <Row extends AnyRecord>(): readonly Column<Row>[] => [
  {
    title: 'Why',
    widthRem: 9,
    grows: true,
    cell: ({ code }) => code && <span className="mono">{code}</span>,
  },
  {
    title: 'Person',
    widthRem: 8,
    cell: ({ userHash }) => (
      <Link className={css.link} to={searchAddress('userHash', userHash)} title={userHash}>
        {shorten(userHash)}
      </Link>
    ),
  },
  { title: 'Changed', widthRem: 9.5, cell: ({ updatedAt }) => describeTime(updatedAt) },
];

interface RecordListProps<Row, State extends string> {
  /** The name of the listed records, in the plural. */
  readonly what: 'contributions' | 'payouts' | 'purchases';
  readonly states: readonly { readonly value: State; readonly title: string }[];
  readonly state: State;
  readonly onState: (state: State) => void;
  readonly list: ReturnType<typeof useLiveList<Row>>;
  readonly columns: readonly Column<Row>[];
}

/** Contributions, payouts or purchases in one state, with the number of records in each state. */
export function RecordList<Row extends AnyRecord, State extends string>({
  what,
  states,
  state,
  onState,
  list,
  columns,
}: RecordListProps<Row, State>) {
  const counts = useRecordCounts();
  const all = useMemo(() => [...columns, ...lastColumns<Row>()], [columns]);
  const counted: readonly { state: string; count: number; isMore: boolean }[] = counts.data?.[what] ?? [];
  const choices = states.map(
    (one): ChipChoice<State> => ({ ...one, count: counted.find((count) => count.state === one.value) }),
  );
  const chosen = states.find(({ value }) => value === state);
  return (
    <div className={css.records}>
      <ChoiceChips label="State" choices={choices} chosen={state} onChoose={onState} />
      {counts.error != null && <LoadFailure query={counts} />}
      <LiveTable
        key={state}
        what={what}
        list={list}
        columns={all}
        keyOf={keyOfRecord}
        empty={
          <Empty title={`No ${what} are in the state “${chosen?.title}”.`}>{otherStates(choices)}</Empty>
        }
      />
    </div>
  );
}

/** Links to the states that have records; for an empty list. */
function otherStates(choices: readonly ChipChoice<string>[]): ReactNode {
  const filled = choices.filter(({ count }) => (count?.count ?? 0) > 0).map(({ title }) => `“${title}”`);
  return filled.length > 0
    ? `There are some in ${filled.join(', ')}.`
    : 'There are none in any other state, either.';
}
