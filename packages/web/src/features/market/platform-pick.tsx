import { type Pool, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { useLocation, useNavigate } from 'react-router';
import css from './market.module.css';

interface PlatformPickProps {
  readonly pool: Pool;
  readonly pools: readonly Pool[];
}

/** Links to another platform's uploads, with the same filters. */
export function PlatformPick({ pool, pools }: PlatformPickProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <label className={css.platform}>
      <span className={css.filterName}>Platform</span>
      <select
        className={css.pick}
        value={platformOfPool(pool.dataPoolId)}
        onChange={(event) => navigate(`/datapool/buy/${event.target.value}${search}`)}
      >
        {pools.map(({ dataPoolId, dataPoolName }) => (
          <option key={dataPoolId} value={dataPoolId}>
            {dataPoolName}
          </option>
        ))}
      </select>
    </label>
  );
}
