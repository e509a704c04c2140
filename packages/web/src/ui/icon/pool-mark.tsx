import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { LineDrawing } from './icon.tsx';
import { poolDrawings } from './pool-drawing.ts';
import css from './pool-mark.module.css';

export function PoolMark({ poolId }: { poolId: PoolId }) {
  return (
    <span className={css.mark} aria-hidden="true">
      <LineDrawing path={poolDrawings[platformOfPool(poolId)]} />
    </span>
  );
}
