import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { rewardRule } from '@cgdx/core/reward/reward.ts';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { Card } from '../../ui/surface/card.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './contribution.module.css';

interface RewardToComeCardProps {
  /** The reward in CGDX for quality 10. */
  readonly maxIncentive: number;
  /** Undefined until the quality has been scored. */
  readonly score: number | undefined;
  /** ISO 8601; undefined until the upload is registered. */
  readonly sentAt: string | undefined;
}

/** Shown while the work goes on: the expected reward, and that the person need not wait on this page. */
export function RewardToComeCard({ maxIncentive, score, sentAt }: RewardToComeCardProps) {
  const promised = usePromisedReward(sentAt === undefined ? undefined : Date.parse(sentAt));
  return (
    <Card title="Your reward">
      <div className={css.waiting}>
        <p className={css.toCome}>
          {score === undefined ? (
            <Amount before="up to " wei={promised(maxIncentive)} />
          ) : (
            <Amount wei={promised(maxIncentive, score)} />
          )}
        </p>
        <p>
          An upload earns {rewardRule}: here at most {cgdx(promised(maxIncentive))}. It is yours once every
          step is done.
        </p>
        <p>You may close this page: the work goes on, and your account page leads back here.</p>
      </div>
    </Card>
  );
}
