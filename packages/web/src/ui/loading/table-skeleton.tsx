import { Skeleton } from './skeleton.tsx';
import css from './table-skeleton.module.css';

const rows = 8;

/** A placeholder for a table while its first page is loading. */
export function TableSkeleton({ what }: { what: string }) {
  return (
    <div className={css.rows} role="status" aria-label={`Loading ${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <Skeleton key={row} height={2.5} />
      ))}
    </div>
  );
}
