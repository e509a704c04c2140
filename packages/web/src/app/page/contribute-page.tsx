import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { DataUploadedCard } from '../../features/contribution/data-uploaded-card.tsx';
import { useContribution } from '../../features/contribution/get-contribution.ts';
import { ProcessingCard } from '../../features/contribution/processing-card.tsx';
import { RewardToComeCard } from '../../features/contribution/reward-to-come-card.tsx';
import { ScoreCard } from '../../features/contribution/score-card.tsx';
import { StepsPreview } from '../../features/contribution/steps-preview.tsx';
import { UploadSuccessfulCard } from '../../features/contribution/upload-successful-card.tsx';
import { type PoolView, usePools } from '../../features/pool/list-pools.ts';
import { useQualityCheck } from '../../features/upload/check-quality.ts';
import { UploadStep } from '../../features/upload/upload-step.tsx';
import { explain } from '../../lib/api/api-error.ts';
import { openSheet, showAlert, showError, signInRequired } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PoolMark } from '../../ui/pool-mark.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import css from './contribute-page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';

const steps = ['Upload your data', 'Data Checking & Scoring', 'Claim your reward'] as const;

export default function ContributePage() {
  const { dataPoolId = '' } = useParams();
  const session = useSession();
  const { pools } = usePools();
  const poolId = parsePoolId(dataPoolId);
  const pool = pools?.find((one) => one.dataPoolId === poolId);
  if (session.kind === 'unknown') return <PageSkeleton />;
  if (!poolId || (pools && !pool)) return <UnknownPool />;
  // Another pool or another contribution is another page.
  return pool ? <Contribute key={poolId} pool={pool} /> : <PageSkeleton />;
}

function UnknownPool() {
  useEffect(() => {
    if (currentSession().kind === 'signed-in') showAlert('Data Pool not found');
    else showError(signInRequired, 'Please sign in to contribute to this data pool.');
  }, []);
  return <Navigate to="/datapool" replace />;
}

function Contribute({ pool }: { pool: PoolView }) {
  usePageTitle(`Contribute your ${pool.dataPoolName} data`);
  const [parameters, setParameters] = useSearchParams();
  const contributionId = parameters.get('contribution') ?? undefined;
  const [sent, setSent] = useState<{ contributionId: string; file: File }>();
  const { data } = useContribution(contributionId);

  const onSent = useCallback(
    (id: string, file: File) => {
      setSent({ contributionId: id, file });
      // Into the address, so that a reload or another device shows the same.
      setParameters({ contribution: id }, { replace: true });
    },
    [setParameters],
  );
  const current = contributionId === undefined ? 0 : data?.state === 'completed' ? 2 : 1;

  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <PoolMark poolId={pool.dataPoolId} />
        <div>
          <h1 className={css.title}>Contribute your {pool.dataPoolName} data</h1>
          <p className={css.lead}>
            One upload earns up to <span className="mono">{pool.maxIncentive} CGDX</span>, by its quality.
          </p>
        </div>
      </header>
      <Stepper steps={steps} current={current} />
      {contributionId === undefined ? (
        <div className={css.columns}>
          <UploadStep poolId={pool.dataPoolId} poolName={pool.dataPoolName} onSent={onSent} />
          <StepsPreview />
        </div>
      ) : (
        <Progress
          key={contributionId}
          pool={pool}
          contributionId={contributionId}
          file={sent?.contributionId === contributionId ? sent.file : undefined}
          onAnotherFile={() => setParameters({})}
        />
      )}
    </div>
  );
}

interface ProgressProps {
  readonly pool: PoolView;
  readonly contributionId: string;
  /** Known where it was sent from this very page; after a reload the server knows it. */
  readonly file: File | undefined;
  readonly onAnotherFile: () => void;
}

/** Step 2 and 3: what happens to the upload, live, and what comes of it. */
function Progress({ pool, contributionId, file, onAnotherFile }: ProgressProps) {
  const session = useSession();
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const { data, error, isPending } = useContribution(contributionId);
  const contribution = data ?? undefined;
  const check = useQualityCheck(
    file && sub ? { sub, poolId: pool.dataPoolId, contributionId, fileName: file.name } : undefined,
  );
  const fileName = contribution?.fileName ?? file?.name;
  const sizeBytes = contribution?.sizeBytes ?? file?.size;

  if (!sub) return <SignInToSee />;
  if (isPending && !file) return <PageSkeleton />;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        {fileName !== undefined && sizeBytes !== undefined && (
          <DataUploadedCard fileName={fileName} sizeBytes={sizeBytes} poolName={pool.dataPoolName} />
        )}
        <ProcessingCard contribution={contribution} error={error} onAnotherFile={onAnotherFile} />
        {check.error && !contribution && (
          <Notice tone="fail" role="alert" title="The check could not be started.">
            {explain(check.error)}
          </Notice>
        )}
      </div>
      <div className={css.column}>
        {contribution?.state === 'completed' && <UploadSuccessfulCard contribution={contribution} />}
        {(!contribution || contribution.state === 'running') && (
          <RewardToComeCard maxIncentive={pool.maxIncentive} score={contribution?.quality?.score} />
        )}
        {contribution?.quality && contribution.state !== 'rejected' && (
          <ScoreCard quality={contribution.quality} />
        )}
      </div>
    </div>
  );
}

function SignInToSee() {
  return (
    <Empty
      title="Sign in to see this contribution."
      actions={
        <Button look="primary" onClick={() => openSheet({ kind: 'sign-in' })}>
          Sign In
        </Button>
      }
    >
      Only the person who sent it can follow it.
    </Empty>
  );
}
