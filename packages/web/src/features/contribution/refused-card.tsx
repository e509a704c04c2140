import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import { Button } from '../../ui/control/button.tsx';
import { LinkedText } from '../../ui/control/linked-text.tsx';
import { AskUs } from '../../ui/message/ask-us.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import css from './contribution.module.css';

interface RefusedCardProps {
  readonly contributionId: string;
  readonly rejection: Rejection | undefined;
  readonly onAnotherFile: () => void;
}

/** Says why an export was refused, what was stored of it, and what to do. */
export function RefusedCard({ contributionId, rejection, onAnotherFile }: RefusedCardProps) {
  return (
    <Card title="This upload was not accepted">
      <div className={css.stack}>
        <Notice tone="fail" role="alert" title={rejection?.message ?? 'This export was refused.'}>
          {rejection?.advice && <LinkedText text={rejection.advice} />}
        </Notice>
        <p className={css.weight}>Nothing of this upload was kept: the file is deleted.</p>
        <AskUs kind="appeal" about={contributionId} action="Appeal">
          A member of our team looks at it again. Nothing of the file was kept: if we agree, you can send it
          again.
        </AskUs>
        <Button look="primary" onClick={onAnotherFile} wide>
          Choose Another File
        </Button>
      </div>
    </Card>
  );
}
