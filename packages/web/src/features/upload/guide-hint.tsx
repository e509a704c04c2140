import { platforms } from '@cgdx/core/export/platform/platforms.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './upload-step.module.css';

/** Tells a person without an export how long it takes to get one, and what makes it useless. */
export function GuideHint({ poolId }: { poolId: PoolId }) {
  const { intro, important } = platforms[poolId].guide;
  return (
    <p className={css.hint}>
      <Icon name="book" size={16} />
      <span>
        <strong>No export yet?</strong> {intro} {important}
      </span>
    </p>
  );
}
