import type { Pool, PoolId } from '@cgdx/core/pool/pool.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './pool-list.module.css';

export interface PoolListProps {
  readonly label: string;
  /** Undefined while the pools are loading. */
  readonly pools: readonly Pool[] | undefined;
  /** Shows only these pools; if empty, all of them. */
  readonly only?: readonly PoolId[];
  /** The amount shown for a pool, for example its highest reward; base units of CGDX. */
  readonly figure: (pool: Pool) => { readonly wei: bigint; readonly text: string };
  /** A drawing beside the figure. */
  readonly drawing?: (pool: Pool) => ReactNode;
  readonly onChoose: (pool: Pool) => void;
}

/** Shows each pool as a card that is a button. */
export function PoolList({ label, pools, only = [], figure, drawing, onChoose }: PoolListProps) {
  const shown = only.length === 0 ? pools : pools?.filter(({ dataPoolId }) => only.includes(dataPoolId));
  return (
    <ul className={css.list} aria-label={label}>
      {shown?.map((pool) => (
        <li key={pool.dataPoolId}>
          <button type="button" className={css.pool} onClick={() => onChoose(pool)}>
            <PoolMark poolId={pool.dataPoolId} />
            <span className={css.name}>{pool.dataPoolName}</span>
            <span className={css.arrow}>
              <Icon name="arrow" />
            </span>
            <span className={css.figure}>
              <span className={css.value}>
                <Amount wei={figure(pool).wei} />
              </span>
              <span className={css.text}>{figure(pool).text}</span>
            </span>
            {drawing?.(pool)}
          </button>
        </li>
      ))}
      {!pools &&
        [1, 2, 3, 4, 5, 6].map((line) => (
          <li key={line} className={css.loading}>
            <Skeleton height={11.375} />
          </li>
        ))}
    </ul>
  );
}
