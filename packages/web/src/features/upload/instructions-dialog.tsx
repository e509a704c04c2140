import { platforms } from '@cgdx/core/export/platform/platforms.ts';
import { enoughRecords, fewestRecords } from '@cgdx/core/pool/least-amount.ts';
import { type PlatformId, platformName } from '@cgdx/core/pool/platform-id.ts';
import { Button } from '../../ui/control/button.tsx';
import { LinkedText } from '../../ui/control/linked-text.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import css from './upload.module.css';

interface InstructionsDialogProps {
  readonly platform: PlatformId;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function InstructionsDialog({ platform, open, onClose }: InstructionsDialogProps) {
  const { guide } = platforms[platform];
  return (
    <Dialog
      open={open}
      title={`How to get your ${platformName(platform)} data`}
      width="wide"
      onClose={onClose}
    >
      <div className={css.guide}>
        <p className={css.guideIntro}>
          <LinkedText text={guide.intro} />
        </p>
        <Notice tone="warn">
          <LinkedText text={guide.important} />
        </Notice>
        <p className={css.guideIntro}>
          At least {fewestRecords} records must be in it. Below {enoughRecords.toLocaleString('en')} the whole
          score shrinks: ask for everything that there is.
        </p>
        <div className={css.ways}>
          <Way title="On your phone" steps={guide.phone} />
          <Way title="On a computer" steps={guide.desktop} />
        </div>
        <Button onClick={onClose} wide>
          Got It
        </Button>
      </div>
    </Dialog>
  );
}

function Way({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section>
      <h3 className={css.wayTitle}>{title}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <LinkedText text={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}
