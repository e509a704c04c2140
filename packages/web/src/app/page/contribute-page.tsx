import { platformName } from '@cgdx/core/pool/platform-id.ts';
import { type Pool, type PoolId, parsePoolId, platformOfPool, poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { poolNotFound, signInRequired, signInToContribute } from '@cgdx/core/specification/message.ts';
import { uploadSteps } from '@cgdx/core/specification/word.ts';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useContribution } from '../../features/contribution/get-contribution.ts';
import { StepsPreview } from '../../features/contribution/steps-preview.tsx';
import { usePool } from '../../features/pool/one-pool.ts';
import { UploadStep } from '../../features/upload/upload-step.tsx';
import { showAlert, showError } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { usePromisedReward } from '../../lib/reward/promised-reward.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { Stepper } from '../../ui/control/stepper.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import css from './contribute-page.module.css';
import { ContributionProgress } from './contribution-progress.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PoolHead } from './pool-head.tsx';

const steps = [...uploadSteps, 'Claim your reward'] as const;

export default function ContributePage() {
  const { dataPoolId = '' } = useParams();
  const session = useSession();
  const poolId = parsePoolId(dataPoolId);
  const query = usePool(poolId);
  const { pool, error, isPending } = query;
  if (session.kind === 'unknown') return <PageSkeleton />;
  if (!pool && error && poolId) {
    return (
      <div className="page">
        <LoadFailure what="This data pool" query={query} />
      </div>
    );
  }
  if (!poolId || (!pool && !isPending)) return <UnknownPool />;
  // The key makes another pool or another contribution start as a new page.
  return pool ? <Contribute key={poolId} pool={pool} /> : <PageSkeleton />;
}

function UnknownPool() {
  useEffect(() => {
    if (currentSession().kind === 'signed-in') showAlert(poolNotFound);
    else showError(signInRequired, signInToContribute);
  }, []);
  return <Navigate to="/datapool" replace />;
}

function Contribute({ pool }: { pool: Pool }) {
  const [parameters, setParameters] = useSearchParams();
  const contributionId = parameters.get('contribution') ?? undefined;
  const [sent, setSent] = useState<{ contributionId: string; files: readonly File[]; poolId: PoolId }>();
  const { data } = useContribution(contributionId);
  const promised = usePromisedReward();

  const onSent = useCallback(
    (id: string, files: readonly File[], poolId: PoolId) => {
      setSent({ contributionId: id, files, poolId });
      // The id goes into the address, so that a reload or another device shows the same contribution.
      setParameters({ contribution: id }, { replace: true });
    },
    [setParameters],
  );
  const mine = sent?.contributionId === contributionId ? sent : undefined;
  const sentTo = mine?.poolId ?? parsePoolId(data?.dataPoolId ?? '') ?? pool.dataPoolId;
  const { pool: of } = usePool(sentTo);
  const title = `Contribute your ${platformName(platformOfPool(pool.dataPoolId))} data`;
  usePageTitle(title);
  const current = contributionId === undefined ? 0 : data?.state === 'completed' ? 2 : 1;

  return (
    <div className={`page ${css.page}`}>
      <PoolHead poolId={pool.dataPoolId} title={title}>
        One upload earns up to <span className="mono">{cgdx(promised(pool.maxIncentive))}</span>, by its
        quality.
      </PoolHead>
      <Stepper steps={steps} current={current} />
      {contributionId === undefined ? (
        <UploadStep pool={pool} onSent={onSent} preview={<StepsPreview />} />
      ) : (
        <ContributionProgress
          key={contributionId}
          pool={of ?? { ...pool, dataPoolId: sentTo, dataPoolName: poolName(sentTo) }}
          contributionId={contributionId}
          files={mine?.files}
          onAnotherFile={() => setParameters({})}
        />
      )}
    </div>
  );
}
