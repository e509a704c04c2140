import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import css from './pool-list.module.css';
import { usePoolQuality } from './pool-qualities.ts';
import { QualityBars } from './quality-bars.tsx';
import { describeQualities } from './quality-count.ts';

/** The quality of a pool's uploads as bars, with a sentence for screen readers. */
export function PoolQuality({ poolId }: { poolId: PoolId }) {
  const { data, error } = usePoolQuality(poolId);
  return (
    <span className={css.quality}>
      {data && (
        <>
          <QualityBars counts={data.counts} size="small" />
          <span className={css.caption} aria-hidden="true">
            quality 0–10
          </span>
        </>
      )}
      {!data && !error && <Skeleton width={5.25} height={2.25} />}
      {(data || error) && (
        <span className="unseen">
          {' '}
          {data ? describeQualities(data.counts, data.isMore) : 'Its quality could not be loaded.'}
        </span>
      )}
    </span>
  );
}
