import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { usePromisedReward } from '../../../lib/reward/promised-reward.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Amount } from '../../../ui/value/amount.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import { Ring } from '../../../ui/value/ring.tsx';
import { ScorePartList } from '../../../ui/value/score-part-list.tsx';
import css from './look.module.css';
import type { LookedState } from './look-state.ts';

interface EstimateCardProps {
  readonly looked: LookedState;
  /** The reward in CGDX for quality 10. */
  readonly maxIncentive: number;
}

/** What the export would be worth, as far as this device can tell. */
export function EstimateCard({ looked: { look, whole, leaveOut }, maxIncentive }: EstimateCardProps) {
  const { estimate } = look;
  const promised = usePromisedReward();
  const reward = (score: number) => promised(maxIncentive, score);
  const isSure = estimate.lowest === estimate.highest;
  return (
    <Card title="What it would be worth" aside={<Chip>Estimate</Chip>}>
      <div className={css.stack}>
        <div className={css.score}>
          <Ring label="Estimated score" value={estimate.score} max={10} />
          <div className={css.worth}>
            <p className={css.reward}>
              <Amount wei={reward(estimate.score)} />
            </p>
            <p className={css.note}>
              {isSure
                ? 'if it is genuine and new.'
                : `if it is genuine and new. The score may come out as ${estimate.lowest} or ${estimate.highest}: it is close to both.`}
            </p>
            {leaveOut.length > 0 && (
              <p className={css.change}>
                With everything: {whole.look.estimate.score} out of 10,{' '}
                {cgdx(reward(whole.look.estimate.score))}.
              </p>
            )}
          </div>
        </div>
        <ul className={css.later} aria-label="Checked after the upload">
          <li>
            <Icon name="lock" size={16} />
            <span>
              Whether it is <strong>genuine</strong>, and <strong>new</strong> to us, is checked after the
              upload. This page holds nothing of those checks, so that nobody can practise on them.
            </span>
          </li>
        </ul>
        <ScorePartList parts={estimate.parts} improve={estimate.improve} />
      </div>
    </Card>
  );
}
