import type { Payout } from '@cgdx/api/route/payout.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import type { Claimable } from './claim-flow.ts';
import { groupPayouts, type PayoutGroup } from './payout-group.ts';
import { PayoutChip, PayoutNotice } from './payout-notice.tsx';
import { claimableOf, type PoolReward } from './pool-reward.ts';
import css from './reward.module.css';

interface RewardListProps {
  readonly rewards: readonly PoolReward[];
  /** Payouts of the same person, newest first. */
  readonly payouts: readonly Payout[];
  /** Undefined while the account is loading. */
  readonly account: StripeAccount | undefined;
  readonly onChoose: (claimable: Claimable) => void;
}

/** One line per pool: a press claims the rewards of all its uploads. Below it stands why an earlier claim is not paid yet. */
export function RewardList({ rewards, payouts, account, onChoose }: RewardListProps) {
  return (
    <ul className={css.list}>
      {rewards.map((reward) => {
        const groups = groupPayouts(reward.uploads, payouts);
        return (
          <li key={reward.dataPoolId} className={css.pool}>
            <Line reward={reward} group={groups[0]} onChoose={onChoose} />
            {groups.map((group) => (
              <PayoutNotice key={`${group.kind} ${group.reason?.message}`} group={group} account={account} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly reward: PoolReward;
  readonly group: PayoutGroup | undefined;
  readonly onChoose: RewardListProps['onChoose'];
}

function Line({ reward, group, onChoose }: LineProps) {
  const { dataPoolId, claimableWei, claimingWei, uploads } = reward;
  const claimable = claimableOf([reward]);
  const name = poolName(dataPoolId);
  const content = (
    <>
      <PoolMark poolId={dataPoolId} />
      <span className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>
          {countOf(uploads.length, 'upload')}, quality{' '}
          {uploads.map((upload) => upload.dataQualityScore).join(', ')} out of 10
        </span>
      </span>
      <span className={css.amount}>
        <Amount wei={claimableWei > 0n ? claimableWei : claimingWei} />
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
  if (claimable === undefined) {
    return (
      <div className={css.line}>
        {content}
        <PayoutChip kind={group?.kind ?? 'paying'} />
      </div>
    );
  }
  return (
    <div className={`${css.line} ${css.press}`}>
      {content}
      {group && <PayoutChip kind={group.kind} />}
      {/* Covers the whole line, so that a press anywhere on it claims. */}
      <button
        type="button"
        className={css.claim}
        aria-label={`Claim ${cgdx(claimableWei)} from ${name}`}
        onClick={() => onChoose(claimable)}
      >
        Claim
      </button>
    </div>
  );
}
