import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { memo } from 'react';
import { describeTime } from '../../lib/format/date.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { describeExtent } from './extent.ts';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';

interface UploadCardProps {
  readonly upload: PoolUpload;
  readonly isChosen: boolean;
  readonly onToggle: (upload: PoolUpload) => void;
  readonly onLookInside: (upload: PoolUpload) => void;
}

const standings: Record<NonNullable<PoolUpload['yours']>, string> = {
  contributed: 'You contributed it',
  bought: 'You have it',
};

/** One upload of a pool: a press anywhere on it chooses it or lets it go. What is the person's already cannot be chosen. */
export const UploadCard = memo(function UploadCard({
  upload,
  isChosen,
  onToggle,
  onLookInside,
}: UploadCardProps) {
  const { uploadHash, dataQualityScore, price, timestamp, yours } = upload;
  const extent = describeExtent(upload);
  const figures = (
    <>
      <span className={css.price}>
        <Amount wei={weiOfCgdx(price)} />
      </span>
      <span className="unseen">
        , quality {dataQualityScore} out of 10, uploaded {describeTime(timestamp)}
        {extent && `, ${extent}`}
      </span>
    </>
  );
  return (
    <div className={[css.card, isChosen && css.chosen, yours && css.yours].filter(Boolean).join(' ')}>
      {yours ? (
        <p className={css.standing}>
          {figures}
          <Chip>{standings[yours]}</Chip>
        </p>
      ) : (
        <label className={css.choice}>
          <input type="checkbox" checked={isChosen} onChange={() => onToggle(upload)} />
          <span className={css.tick} aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
          {figures}
        </label>
      )}
      <span className={css.quality} aria-hidden="true">
        <span className={css.bar}>
          <span className={css.fill} style={{ width: `${dataQualityScore * 10}%` }} />
        </span>
        <span>
          <span className="mono">{dataQualityScore}</span> out of 10
        </span>
      </span>
      <span className={css.about} aria-hidden="true">
        {extent && <span className={css.extent}>{extent}</span>}
        {describeTime(timestamp)}
      </span>
      <span className={css.foot}>
        <Hash value={uploadHash} name="upload hash" />
        <button type="button" className={css.inside} onClick={() => onLookInside(upload)}>
          Look inside
        </button>
      </span>
    </div>
  );
});
