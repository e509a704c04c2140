import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Card } from '../../ui/surface/card.tsx';

export const qualityTitle = 'Quality of what is on sale';

/** As high as the bars, their numbers, the sentence and the button of the table. */
export const QualitySkeleton = () => <Skeleton height={12.5} />;

/** Shown until the card's script is loaded. */
export const QualityCardSkeleton = () => (
  <Card title={qualityTitle}>
    <QualitySkeleton />
  </Card>
);
