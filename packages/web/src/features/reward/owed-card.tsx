import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { Claimable } from './claim-flow.ts';
import { claimableOf, type PoolReward } from './pool-reward.ts';
import css from './reward.module.css';

interface OwedCardProps {
  /** Rewards that are not claimed or not paid yet; undefined while they are loading. */
  readonly rewards: readonly PoolReward[] | undefined;
  readonly onChoose: (claimable: Claimable) => void;
}

/** The rewards that the person can claim, at the top of the account. The card has its final height at once: nothing below it moves. */
export function OwedCard({ rewards, onChoose }: OwedCardProps) {
  const claimable = rewards && claimableOf(rewards);
  const claimingWei = rewards?.reduce((total, reward) => total + reward.claimingWei, 0n) ?? 0n;
  return (
    <section className={css.owed} aria-label="What you can claim">
      {rewards === undefined ? (
        <Skeleton height={5.5} />
      ) : claimable ? (
        <>
          <p className={css.owedText}>
            You have
            <strong className={css.owedAmount}>{moneyOf(claimable)}</strong>
            <span className={css.about}>
              {cgdx(claimable.wei)} from {listNames(claimable.dataPoolIds.map(poolName))}: to your bank or to
              a wallet.
            </span>
          </p>
          <Button look="primary" onClick={() => onChoose(claimable)}>
            Claim {moneyOf(claimable)}
          </Button>
        </>
      ) : (
        <>
          <p className={css.owedText}>
            <strong className={css.owedNothing}>
              {claimingWei > 0n ? `${cgdx(claimingWei)} is being paid` : 'Nothing to claim yet'}
            </strong>
            <span className={css.about}>
              {claimingWei > 0n
                ? 'It continues by itself: you need not claim again.'
                : 'Each export that is accepted earns money, which you claim here.'}
            </span>
          </p>
          <LinkButton to="/datapool?role=contribute" look={claimingWei > 0n ? 'secondary' : 'primary'}>
            {claimingWei > 0n ? 'Contribute Another Export' : 'Contribute Data'}
          </LinkButton>
        </>
      )}
    </section>
  );
}

/** Returns the amount that a bank would pay; less than a cent is shown in CGDX, since only a wallet can get it. */
const moneyOf = ({ wei, cents }: Claimable): string => (cents > 0n ? sgd(String(cents)) : cgdx(wei));
