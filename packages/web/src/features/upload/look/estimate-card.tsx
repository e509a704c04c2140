import { hasPrivateText } from '@cgdx/core/export/pass/private-text.ts';
import type { Offer } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import type { QualityEstimate } from '@cgdx/core/quality/estimate-quality.ts';
import { useMemo } from 'react';
import { usePromisedReward } from '../../../lib/reward/promised-reward.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { Amount } from '../../../ui/value/amount.tsx';
import { Chip } from '../../../ui/value/chip.tsx';
import { Ring } from '../../../ui/value/ring.tsx';
import { ScorePartList } from '../../../ui/value/score-part-list.tsx';
import css from './look.module.css';
import type { LookedState } from './look-state.ts';
import { useLookJob } from './use-look-job.ts';

interface EstimateCardProps {
  readonly looked: LookedState;
  /** The offer that the person chose; undefined until then. */
  readonly offer: Offer | undefined;
  /** The reward in CGDX for quality 10. */
  readonly maxIncentive: number;
}

/** The estimated reward of the export, as far as this device can know. */
export function EstimateCard({ looked, offer, maxIncentive }: EstimateCardProps) {
  return (
    <Card title="What it would be worth" aside={<Chip>Estimate</Chip>}>
      {offer === 'words' && looked.look.fewWords === undefined ? (
        <WordsEstimate looked={looked} maxIncentive={maxIncentive} />
      ) : offer === 'records' && hasPrivateText(looked.look) ? (
        <RecordsEstimate looked={looked} maxIncentive={maxIncentive} />
      ) : (
        <Estimate {...{ looked, maxIncentive }} estimate={looked.look.estimate} />
      )}
    </Card>
  );
}

/** Estimates the offer of words, whose worth depends on the languages of the texts: the files are read again to find them. */
function WordsEstimate({ looked, maxIncentive }: Omit<EstimateCardProps, 'offer'>) {
  const { look, files } = looked;
  const request = useMemo(
    () => ({ kind: 'worth' as const, offer: 'words' as const, files, look }),
    [files, look],
  );
  const result = useLookJob(request);
  if (result === undefined) return <Skeleton height={12} />;
  if (result.kind !== 'valued')
    return (
      <Notice tone="fail" role="alert" title="Your texts could not be counted.">
        {result.kind === 'failed' ? result.reason : 'Choose the file again.'}
      </Notice>
    );
  const { worth } = result;
  if ('message' in worth)
    return (
      <Notice tone="warn" role="status" title={worth.message}>
        {worth.advice}
      </Notice>
    );
  return <Estimate {...{ looked, maxIncentive }} estimate={worth} />;
}

/** Estimates the offer of records: searches in a language that cannot be masked are worth nothing, so the files are read again. */
function RecordsEstimate({ looked, maxIncentive }: Omit<EstimateCardProps, 'offer'>) {
  const { look, files } = looked;
  const request = useMemo(
    () => ({ kind: 'worth' as const, offer: 'records' as const, files, look }),
    [files, look],
  );
  const result = useLookJob(request);
  const worth = result?.kind === 'valued' && 'score' in result.worth ? result.worth : look.estimate;
  const isLess = worth.score < look.estimate.score;
  return <Estimate {...{ looked, maxIncentive }} estimate={isLess ? worth : look.estimate} />;
}

function Estimate({
  looked: { look, whole, leaveOut },
  maxIncentive,
  estimate,
}: Omit<EstimateCardProps, 'offer'> & { readonly estimate: QualityEstimate }) {
  const promised = usePromisedReward();
  const reward = (score: number) => promised(maxIncentive, score);
  const isOfAll = estimate === look.estimate;
  const ofWhole = whole.look.estimate.score;
  const isSure = estimate.lowest === estimate.highest;
  return (
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
          {isOfAll && leaveOut.length > 0 && ofWhole !== estimate.score && (
            <p className={css.change}>
              With everything: {ofWhole} out of 10, {cgdx(reward(ofWhole))}.
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
  );
}
