import { describeTime } from '../../lib/format/date.ts';
import { Hash } from '../../ui/hash.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';

interface UploadCardProps {
  readonly upload: PoolUpload;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onLookInside: () => void;
}

/** One upload of a pool: a press anywhere on it chooses it or lets it go. */
export function UploadCard({ upload, isChosen, onToggle, onLookInside }: UploadCardProps) {
  const { uploadHash, dataQualityScore, price, timestamp } = upload;
  return (
    <div className={isChosen ? `${css.card} ${css.chosen}` : css.card}>
      <label className={css.choice}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={css.tick} aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
        <span className={css.price}>
          {price} <span className={css.unit}>CGDX</span>
        </span>
        <span className="unseen">
          , quality {dataQualityScore} out of 10, uploaded {describeTime(timestamp)}
        </span>
      </label>
      <span className={css.quality} aria-hidden="true">
        <span className={css.bar}>
          <span className={css.fill} style={{ width: `${dataQualityScore * 10}%` }} />
        </span>
        <span>
          <span className="mono">{dataQualityScore}</span> out of 10
        </span>
      </span>
      <span className={css.about} aria-hidden="true">
        {describeTime(timestamp)}
      </span>
      <span className={css.foot}>
        <Hash value={uploadHash} name="upload hash" />
        <button type="button" className={css.inside} onClick={onLookInside}>
          Look inside
        </button>
      </span>
    </div>
  );
}
