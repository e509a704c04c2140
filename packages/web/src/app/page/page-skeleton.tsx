import { Skeleton } from '../../ui/skeleton.tsx';
import css from './page-skeleton.module.css';

/** The shape of a page while its code or its first data are loading. */
export function PageSkeleton() {
  return (
    <div className={`page ${css.page}`} role="status" aria-label="Loading">
      <Skeleton width={22} height={2.75} />
      <Skeleton width={34} height={1.25} />
      <Skeleton height={16} />
    </div>
  );
}
