import type { OperatedPool } from '@cgdx/api/route/operator/book.ts';
import { maxIncentiveWei, pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import type { ReactNode } from 'react';
import { sgd } from '../../lib/format/sgd.ts';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { TableSkeleton } from '../../ui/loading/table-skeleton.tsx';
import { ChainUnread } from '../../ui/message/chain-unread.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { useOperatedPools } from './list-operated-pools.ts';
import css from './operated-pools.module.css';

const wei = (amount: string | undefined): ReactNode =>
  amount === undefined ? 'not read' : <Amount wei={BigInt(amount)} />;

export const poolColumns: readonly Column<OperatedPool>[] = [
  { title: 'Pool', widthRem: 7, grows: true, cell: ({ dataPoolName }) => <strong>{dataPoolName}</strong> },
  {
    title: 'For sale',
    widthRem: 6,
    cell: ({ availableForPurchase: is }) => (
      <Chip tone={is ? 'good' : 'plain'}>{is ? 'For sale' : 'Not for sale'}</Chip>
    ),
  },
  {
    title: 'Price a point',
    widthRem: 6,
    isNumber: true,
    cell: (pool) => <Amount wei={pointPriceWei(pool)} />,
  },
  {
    title: 'Pays at most',
    widthRem: 6,
    isNumber: true,
    cell: (pool) => <Amount wei={maxIncentiveWei(pool)} />,
  },
  { title: 'Escrow', widthRem: 8, grows: true, isNumber: true, cell: ({ escrowWei }) => wei(escrowWei) },
  { title: 'Held for refunds', widthRem: 8, isNumber: true, cell: ({ heldWei }) => wei(heldWei) },
  {
    title: 'Proceeds, wallets',
    widthRem: 8,
    isNumber: true,
    cell: ({ withdrawableWei }) => wei(withdrawableWei),
  },
  {
    title: 'Proceeds, cards',
    widthRem: 7,
    isNumber: true,
    cell: ({ cardProceedsCents }) => sgd(cardProceedsCents),
  },
];

/** Explains the column with the ledger's account `proceeds:POOL` in SGD. */
const proceedsNote =
  'Proceeds, cards: card payments less the rewards that were paid to banks; below zero, the market has advanced the difference.';

const idOf = ({ dataPoolId }: OperatedPool): string => dataPoolId;

/** Each pool with its terms and its money, and the differences between its table and the chain. */
export function OperatedPools() {
  const query = useOperatedPools();
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="The pools" query={query} />;
  if (!data) return <TableSkeleton what="the pools" />;
  if (data.pools.length === 0) return <Empty title="There is no pool.">The command “pool” adds one.</Empty>;
  return (
    <div className={css.pools}>
      {error && <LoadFailure query={query} />}
      {data.unread && (
        <ChainUnread why={data.unread.message} query={query}>
          The terms are those of our own table, and what cards paid is in our ledger. Escrow, what is held and
          what wallets paid cannot be read.
        </ChainUnread>
      )}
      <Differences pools={data.pools} />
      <DataTable what="pools" rows={data.pools} columns={poolColumns} keyOf={idOf} more={undefined} />
      <p className={css.note}>{proceedsNote}</p>
    </div>
  );
}

export function Differences({ pools }: { pools: readonly OperatedPool[] }) {
  const found = pools.filter(({ differences = [] }) => differences.length > 0);
  if (found.length === 0) return null;
  return (
    <Notice tone="fail" title="The table of pools and the chain disagree.">
      <ul>
        {found.flatMap(({ dataPoolName, differences = [] }) =>
          differences.map((difference) => (
            <li key={dataPoolName + difference}>
              {dataPoolName}: {difference}
            </li>
          )),
        )}
      </ul>
    </Notice>
  );
}
