import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { Link } from 'react-router';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './pool-strip.module.css';

/** The six platforms in a row, each with the highest reward of an upload. */
export function PoolStrip() {
  const promised = usePromisedReward();
  return (
    <ul className={css.strip} aria-label="Data pools">
      {recordsPools.map(({ dataPoolId, dataPoolName, maxIncentive }) => (
        <li key={dataPoolId}>
          <Link to={`/datapool/contribute/${dataPoolId}`} className={css.pool}>
            <PoolMark poolId={dataPoolId} />
            <span className={css.name}>{dataPoolName}</span>
            <span className={css.pay}>
              <span className={css.most}>up to </span>
              <Amount wei={promised(maxIncentive)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
