import { Card } from '../../ui/card.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { stepEntries } from './step-entry.ts';

const entries = stepEntries(undefined);

/** Before anything is sent: the steps that are to come. */
export function StepsPreview() {
  return (
    <Card title="What happens next">
      <Timeline label="Steps to come" entries={entries} />
    </Card>
  );
}
