import type { ReactNode } from 'react';
import type { useLiveList } from '../../lib/live/use-live-list.ts';
import { TableSkeleton } from '../loading/table-skeleton.tsx';
import { LoadFailure } from '../message/load-failure.tsx';
import css from './data-table.module.css';
import { type Column, DataTable, type Selection } from './data-table.tsx';
import { LoadMore, type More } from './load-more.tsx';

interface LiveTableProps<Row> {
  /** The name of the listed items, in the plural: `executions`. */
  readonly what: string;
  readonly list: ReturnType<typeof useLiveList<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly selection?: Selection<Row>;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
}

/** A list of thousands of rows in each of its states: loading, failed, empty, current, and out of date. */
export function LiveTable<Row>({ what, list, columns, keyOf, selection, empty }: LiveTableProps<Row>) {
  const { rows, failure, old, more } = list;
  if (!rows && failure?.error) return <LoadFailure what={`The ${what}`} query={failure} />;
  if (!rows) return <TableSkeleton what={what} />;
  return (
    <div className={css.live}>
      {old && <LoadFailure query={old} />}
      {rows.length === 0 ? (
        <NoRow what={what} more={more} empty={empty} />
      ) : (
        <DataTable
          what={what}
          rows={rows}
          columns={columns}
          keyOf={keyOf}
          more={more}
          {...(selection && { selection })}
        />
      )}
    </div>
  );
}

/** Shown without rows. The server searches a limited number of rows for each page, so a page without matches may not be the last. */
function NoRow({ what, more, empty }: { what: string; more: More | undefined; empty: ReactNode }) {
  if (!more) return empty;
  return (
    <>
      <p>{`No ${what} so far: there are more pages to search.`}</p>
      <LoadMore what={what} more={more} />
    </>
  );
}
