import type { Balance } from '@cgdx/api/route/operator/book.ts';
import { describeMoment } from '../../lib/format/date.ts';
import { faultyBalances } from '../../lib/operator/faulty-balance.ts';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { TableSkeleton } from '../../ui/loading/table-skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { type AccountRow, accountRows, accountWords, money } from './balance.ts';
import css from './balances.module.css';
import { useBalances } from './get-balances.ts';

const columns: readonly Column<AccountRow>[] = [
  {
    title: 'Account',
    widthRem: 20,
    grows: true,
    cell: ({ account }) => (
      <span className={css.account}>
        <span className="mono">{account}</span>
        <span className={css.means}>{accountWords(account)}</span>
      </span>
    ),
  },
  { title: 'CGDX', widthRem: 16, isNumber: true, cell: ({ cgdx }) => cgdx },
  { title: 'SGD', widthRem: 7, isNumber: true, cell: ({ sgd }) => sgd },
];

const accountOf = ({ account }: AccountRow): string => account;

/** Says whether the books balance, as far as the balances can show it. */
const Verdict = ({ faults }: { faults: readonly Balance[] }) =>
  faults.length === 0 ? (
    <Notice tone="good" title="The books balance.">
      Every entry summed to zero when it was written, and every account has a possible sign.
    </Notice>
  ) : (
    <Notice tone="fail" role="alert" title="The books do not balance.">
      {faults.map((each) => `${each.account} has ${money(each)}`).join(', ')}, which cannot be: an entry is
      missing, or was made twice. “npm run ledger -- check” reads every entry and names what differs.
    </Notice>
  );

/** The balance of each account of the ledger, and whether the books balance. */
export function Balances() {
  const query = useBalances();
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="The ledger" query={query} />;
  if (!data) return <TableSkeleton what="the ledger" />;
  return (
    <div className={css.balances}>
      {error && <LoadFailure query={query} />}
      <p className={css.line}>Added up at {describeMoment(data.asOf)}.</p>
      <Verdict faults={faultyBalances(data.balances)} />
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
