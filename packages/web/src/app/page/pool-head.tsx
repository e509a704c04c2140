import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { ReactNode } from 'react';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import css from './pool-head.module.css';

interface PoolHeadProps {
  readonly poolId: PoolId;
  readonly title: string;
  readonly children: ReactNode;
}

/** The head of a pool's page: the platform's mark, the title and the key figures. */
export function PoolHead({ poolId, title, children }: PoolHeadProps) {
  return (
    <header className={css.head}>
      <PoolMark poolId={poolId} />
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{children}</p>
      </div>
    </header>
  );
}
