import { Card } from '../../ui/surface/card.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { stepEntries } from './step-entry.ts';

const entries = stepEntries(undefined);

/** The steps of a contribution, shown before anything is sent. */
export function StepsPreview() {
  return (
    <Card title="What happens next">
      <Timeline label="Steps to come" entries={entries} />
    </Card>
  );
}
