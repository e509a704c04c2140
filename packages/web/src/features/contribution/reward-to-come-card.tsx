import { Card } from '../../ui/card.tsx';
import css from './contribution.module.css';

interface RewardToComeCardProps {
  /** CGDX for quality 10. */
  readonly maxIncentive: number;
  /** Known once the quality was scored. */
  readonly score: number | undefined;
}

/** While the work goes on: what it is about, and that nobody has to wait here. */
export function RewardToComeCard({ maxIncentive, score }: RewardToComeCardProps) {
  return (
    <Card title="Your reward">
      <div className={css.waiting}>
        <p className={css.toCome}>
          {score === undefined ? `up to ${maxIncentive} CGDX` : `${(score * maxIncentive) / 10} CGDX`}
        </p>
        <p>
          Your score out of 10, times {maxIncentive} CGDX, divided by ten. It is yours once every step is
          done.
        </p>
        <p>You may close this page: the work goes on, and your account page leads back here.</p>
      </div>
    </Card>
  );
}
