import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { describeTime } from '../../lib/format/date.ts';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './reward.module.css';

export function ClaimedList({ uploads }: { uploads: readonly OwnUpload[] }) {
  return (
    <ul className={css.list} aria-label="Claimed rewards">
      {uploads.map((upload) => (
        <li key={upload.uploadHash} className={css.line}>
          <PoolMark poolId={upload.dataPoolId} />
          <span className={css.what}>
            <span className={css.name}>{poolName(upload.dataPoolId)}</span>
            <span className={css.about}>
              {describeTime(upload.timestamp)} · quality {upload.dataQualityScore} out of 10 ·{' '}
              <UploadHash value={upload.uploadHash} />
            </span>
          </span>
          <span className={css.amount}>
            <Amount wei={BigInt(upload.rewardWei)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
