import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx, cgdxFigure } from '../../lib/format/cgdx.ts';
import { Chip } from '../../ui/chip.tsx';
import { PoolMark } from '../../ui/pool-mark.tsx';
import type { Claimable } from './claim-flow.ts';
import type { PoolReward } from './pool-reward.ts';
import css from './reward.module.css';

interface RewardListProps {
  readonly rewards: readonly PoolReward[];
  readonly onChoose: (claimable: Claimable) => void;
}

/** One line per pool: a press claims all of its uploads. */
export function RewardList({ rewards, onChoose }: RewardListProps) {
  return (
    <ul className={css.list}>
      {rewards.map((reward) => (
        <li key={reward.dataPoolId}>
          <Line reward={reward} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Line({ reward, onChoose }: { reward: PoolReward; onChoose: RewardListProps['onChoose'] }) {
  const { dataPoolId, claimableWei, claimableCents, claimingWei, uploads } = reward;
  const name = poolName(dataPoolId);
  const content = (
    <>
      <PoolMark poolId={dataPoolId} />
      <span className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>
          {uploads.length === 1 ? '1 upload' : `${uploads.length} uploads`}, quality{' '}
          {uploads.map((upload) => upload.dataQualityScore).join(', ')} out of 10
        </span>
      </span>
      <span className={css.amount}>
        <span className={css.figure}>{cgdxFigure(claimableWei > 0n ? claimableWei : claimingWei)}</span>
        <span className={css.unit}>CGDX</span>
      </span>
    </>
  );
  if (claimableWei === 0n && claimingWei === 0n) {
    return (
      <div className={css.line}>
        {content}
        <Chip>No reward</Chip>
      </div>
    );
  }
  if (claimableWei === 0n) {
    return (
      <div className={css.line}>
        {content}
        <Chip tone="warn">Claiming</Chip>
      </div>
    );
  }
  return (
    <div className={`${css.line} ${css.press}`}>
      {content}
      {/* Covers the whole line: a press anywhere on it claims. */}
      <button
        type="button"
        className={css.claim}
        aria-label={`Claim ${cgdx(claimableWei)} from ${name}`}
        onClick={() => onChoose({ dataPoolId, wei: claimableWei, cents: claimableCents })}
      >
        Claim
      </button>
    </div>
  );
}
