import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Card } from '../../ui/surface/card.tsx';

export const qualityTitle = 'Quality of what is on sale';

/** As high as the bars, their numbers, the sentence and the way to the table. */
export const QualitySkeleton = () => <Skeleton height={12.5} />;

/** The card before its script has come. */
export const QualityCardSkeleton = () => (
  <Card title={qualityTitle}>
    <QualitySkeleton />
  </Card>
);
