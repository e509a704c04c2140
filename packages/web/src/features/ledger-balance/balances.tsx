import { describeMoment } from '../../lib/format/date.ts';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { TableSkeleton } from '../../ui/loading/table-skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { type AccountRow, accountRows } from './balance.ts';
import css from './balances.module.css';
import { useBalances } from './get-balances.ts';

const columns: readonly Column<AccountRow>[] = [
  {
    title: 'Account',
    widthRem: 10,
    grows: true,
    cell: ({ account }) => <span className="mono">{account}</span>,
  },
  { title: 'CGDX', widthRem: 8, grows: true, isNumber: true, cell: ({ cgdx }) => cgdx ?? '–' },
  { title: 'SGD', widthRem: 7, grows: true, isNumber: true, cell: ({ sgd }) => sgd ?? '–' },
];

const accountOf = ({ account }: AccountRow): string => account;

/** The balance of each account of the ledger, and whether it is balanced. */
export function Balances() {
  const query = useBalances();
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="The ledger" query={query} />;
  if (!data) return <TableSkeleton what="the ledger" />;
  return (
    <div className={css.balances}>
      {error && <LoadFailure query={query} />}
      <p className={css.line}>
        Added up at {describeMoment(data.asOf)}. “people” is everybody together: what the market’s own
        accounts lack.
      </p>
      {data.balances.length === 0 ? (
        <Empty title="Nothing is booked yet.">The first reward begins the ledger.</Empty>
      ) : (
        <DataTable
          what="accounts"
          rows={accountRows(data.balances)}
          columns={columns}
          keyOf={accountOf}
          more={undefined}
        />
      )}
    </div>
  );
}
