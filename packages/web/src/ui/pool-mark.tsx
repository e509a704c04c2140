import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { poolDrawings } from './pool-drawing.ts';
import css from './pool-mark.module.css';

export function PoolMark({ poolId }: { poolId: PoolId }) {
  return (
    <span className={css.mark} aria-hidden="true">
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={poolDrawings[poolId]} />
      </svg>
    </span>
  );
}
