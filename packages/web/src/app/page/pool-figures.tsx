import { Suspense } from 'react';
import { RegisterCard } from '../../features/landing/register-card.tsx';
import { QualityCardSkeleton } from '../../features/pool/quality-card-skeleton.tsx';
import { useSeen } from '../../lib/page/use-seen.ts';
import { useSession } from '../../lib/session/session.ts';
import { PartBoundary } from '../../ui/message/part-boundary.tsx';
import { lazyPageWithQueries } from '../load/lazy-page.ts';
import css from './explore-page.module.css';

const QualityCard = lazyPageWithQueries(() => import('../../features/pool/quality-card.tsx'));

/**
 * Shows signed-in people the quality of the data, and visitors the number of uploads. The quality is loaded when somebody
 * scrolls to it: it takes a request for each pool of each platform, and each answer has up to a thousand uploads.
 */
export function PoolFigures() {
  const { kind } = useSession();
  const { element, isSeen } = useSeen<HTMLDivElement>();
  return (
    <div ref={element} className={`page ${css.standing}`}>
      {kind !== 'signed-in' ? (
        <RegisterCard isWanted={kind === 'signed-out'} />
      ) : isSeen ? (
        <PartBoundary what="The quality of the pools">
          <Suspense fallback={<QualityCardSkeleton />}>
            <QualityCard />
          </Suspense>
        </PartBoundary>
      ) : (
        <QualityCardSkeleton />
      )}
    </div>
  );
}
