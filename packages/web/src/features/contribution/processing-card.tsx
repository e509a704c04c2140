import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { calculating, dataProcessing } from '@cgdx/core/specification/word.ts';
import { useMemo } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './contribution.module.css';
import { stepEntries } from './step-entry.ts';

interface ProcessingCardProps {
  /** Undefined until the upload is registered. */
  readonly contribution: Contribution | undefined;
  /** The error of the last request; the next request follows by itself. */
  readonly error: Error | null;
}

/** The card "Data Processing": every step as it happens. The card of the result stands beside it. */
export function ProcessingCard({ contribution, error }: ProcessingCardProps) {
  const entries = useMemo(() => stepEntries(contribution), [contribution]);
  return (
    <Card title={dataProcessing} aside={<Outcome contribution={contribution} />}>
      <div className={css.stack}>
        <Timeline label="Steps" entries={entries} />
        {contribution?.state === 'failed' && (
          <Notice tone="warn" role="alert" title="Something on our side stopped.">
            Your upload is safe. We will resume it, and this page will update by itself; you may close it
            meanwhile.
          </Notice>
        )}
        {error && (
          <Notice tone="warn" role="status" title="This view may be behind.">
            {explain(error)} We keep trying; the work itself goes on.
          </Notice>
        )}
      </div>
    </Card>
  );
}

function Outcome({ contribution }: { contribution: Contribution | undefined }) {
  if (contribution?.quality && contribution.state !== 'rejected') {
    return <Chip tone="good">Score {contribution.quality.score} out of 10</Chip>;
  }
  if (contribution?.state === 'rejected') return <Chip tone="fail">Refused</Chip>;
  if (contribution?.state === 'failed') return <Chip tone="warn">Stopped</Chip>;
  return <Chip>{calculating}</Chip>;
}
