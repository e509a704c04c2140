import { initialPools } from '@cgdx/core/pool/pool.ts';
import { Link } from 'react-router';
import { PoolMark } from '../../ui/pool-mark.tsx';
import css from './landing.module.css';

export function PoolStrip() {
  return (
    <ul className={css.strip} aria-label="Data pools">
      {initialPools.map(({ dataPoolId, dataPoolName, maxIncentive }) => (
        <li key={dataPoolId}>
          <Link to={`/datapool/contribute/${dataPoolId}`} className={`${css.pool} ${css.press}`}>
            <PoolMark poolId={dataPoolId} />
            <span className={css.poolName}>{dataPoolName}</span>
            <span className={css.poolPay}>
              up to <span className="mono">{maxIncentive} CGDX</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
