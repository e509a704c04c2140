import { platforms } from '@cgdx/core/export/platform/platforms.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { LinkedText } from '../../ui/control/linked-text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './upload-step.module.css';

/** Tells a person without an export how long it takes to get one, and which mistake makes it useless. */
export function GuideHint({ platform }: { platform: PlatformId }) {
  const { intro, important } = platforms[platform].guide;
  return (
    <p className={css.hint}>
      <Icon name="book" size={16} />
      <span>
        <strong>No export yet?</strong> <LinkedText text={`${intro} ${important}`} />
      </span>
    </p>
  );
}
