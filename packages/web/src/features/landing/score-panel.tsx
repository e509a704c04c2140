import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { cgdx, cgdxFigure } from '@cgdx/core/pricing/amount.ts';
import { rewardSum } from '@cgdx/core/reward/reward.ts';
import { useSeen } from '../../lib/page/use-seen.ts';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { Ring } from '../../ui/value/ring.tsx';
import { percent, shareOfScore } from '../../ui/value/score-share.ts';
import { exampleParts, exampleScore } from './example-score.ts';
import css from './product.module.css';

const [pool] = recordsPools.filter(({ dataPoolId }) => dataPoolId === 'spotify');

/** An example score with its parts; the ring fills when it comes into view. */
export function ScorePanel() {
  const promised = usePromisedReward();
  const { element, isSeen } = useSeen<HTMLElement>();
  return (
    <figure className={css.panel} ref={element}>
      <figcaption className={css.head}>
        <h3>Scored in parts you can see</h3>
        <p>No judge, no secret: six parts, each with its weight, its value and what would improve it.</p>
      </figcaption>
      <div className={css.score}>
        <Ring label="Example score" value={exampleScore} max={10} isFilled={isSeen} />
        <ul className={css.parts} aria-label="Parts of the example score">
          {exampleParts.map(({ name, weight, value }) => (
            <li key={name} className={css.part}>
              <span className={css.partName}>{name}</span>
              <span className={css.partWeight}>
                {shareOfScore(weight)} · <span className="mono">{percent(value)}</span>
              </span>
              <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className={css.barTrack} width="100" height="4" />
                <rect className={css.barFill} width={value * 100} height="4" data-full={isSeen} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      {pool && (
        <p className={css.sum}>
          <span className="mono">
            {rewardSum(exampleScore, cgdxFigure(promised(pool.maxIncentive)))} ={' '}
            {cgdx(promised(pool.maxIncentive, exampleScore))}
          </span>{' '}
          for a {pool.dataPoolName} export like this
        </p>
      )}
    </figure>
  );
}
